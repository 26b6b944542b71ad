// What a network's SDK may well declare. AdMediation has public types of the same names.

public struct BidRequest {
  public let placement: String
  public init(placement: String) { self.placement = placement }
}

public struct Bid {
  public let price: Double
  public init(price: Double) { self.price = price }
}

public enum AdEvent { case shown, tapped }

public struct MediationAdEvent {
  public let event: AdEvent
  public init(event: AdEvent) { self.event = event }
}

public enum ConfigurationError: Error { case noPlacement }

public enum Platform { case phone, tablet }

public struct Script {
  public let source: String
  public init(source: String) { self.source = source }
}
