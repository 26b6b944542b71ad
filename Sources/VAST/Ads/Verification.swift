/// Scripts of one vendor that check how an ad is shown.
///
/// Source: VAST 4.2, `AdVerifications`.
public struct Verification: Sendable, Hashable, Encodable {
  /// The vendor, as `company.com-omid`.
  public var vendor: String?
  /// Scripts.
  public var javaScriptResources: [JavaScriptResource] = []
  /// Programs of other kinds.
  public var executableResources: [ExecutableResource] = []
  /// What to call when the scripts are not run.
  public var trackingEvents: [Tracking] = []
  /// What to call when it is known whether the ad was in view (VAST 4.0).
  public var viewableImpression: ViewableImpression?
  /// What to hand to the scripts.
  public var verificationParameters: String?

  /// A script.
  public struct JavaScriptResource: Sendable, Hashable, Encodable {
    /// The interface that the script speaks, such as `omid`.
    public var apiFramework: String?
    /// Whether the script can run without a browser.
    public var isBrowserOptional: Bool?
    /// Where it is.
    public var url: URLTemplate
  }

  /// A program that is no script.
  public struct ExecutableResource: Sendable, Hashable, Encodable {
    /// The interface that it speaks.
    public var apiFramework: String?
    /// What kind of program it is.
    public var type: String?
    /// What to load: a URL or another reference.
    public var reference: String
  }
}

extension Verification {
  init(_ element: Element) {
    vendor = element.string("vendor")
    for child in element.children {
      switch child.name {
      case "JavaScriptResource":
        if let resource = JavaScriptResource(child) { javaScriptResources.append(resource) }
      case "ExecutableResource":
        if let resource = ExecutableResource(child) { executableResources.append(resource) }
      case "TrackingEvents": trackingEvents += Tracking.all(in: child)
      case "ViewableImpression": child.setOnce(&viewableImpression, ViewableImpression(child))
      case "VerificationParameters": child.setOnce(&verificationParameters, child.trimmedText)
      default: child.leaveOut()
      }
    }
  }

  static func all(in element: Element) -> [Verification] { element.all("Verification", Verification.init) }

  /// VAST 2.0 to 4.0 keep verifications in an extension of the type `AdVerifications`.
  static func all(inExtensions element: Element) -> [Verification] {
    element.foreignChildren
      .filter { $0.string("type")?.equalsIgnoringCase("AdVerifications") ?? false }
      .flatMap(\.foreignChildren)
      .filter { $0.name == "AdVerifications" }
      .flatMap(all(in:))
  }
}

extension Verification.JavaScriptResource {
  fileprivate init?(_ element: Element) {
    guard let url = element.url else { return nil }
    apiFramework = element.string("apiFramework")
    isBrowserOptional = element.flag("browserOptional")
    self.url = url
  }
}

extension Verification.ExecutableResource {
  fileprivate init?(_ element: Element) {
    guard let reference = element.requiredText else { return nil }
    apiFramework = element.string("apiFramework")
    type = element.string("type")
    self.reference = reference
  }
}
