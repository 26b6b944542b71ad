import AdMediation
import Foundation

/// What networks know of one request: the adapters that asked them, and their ads for it. What nobody else keeps is
/// gone, as it is with real ones.
@MainActor
struct FaultedNetwork {
  private struct Asked {
    let source: Int
    weak var adapter: FaultedCustomEvent?
    weak var answersTo: (any CustomEventNativeAdDelegate)?
    var isForgotten = false
  }

  private struct Made {
    let source: Int
    let number: Int
    weak var ad: FaultedNativeAd?
    /// Until the host has the ad, or for longer.
    var kept: FaultedNativeAd?
    var isHandedOver = false
    /// What was reported before.
    var early: [AdReport] = []
  }

  private var asked: [Asked] = []
  private var made: [Made] = []

  /// An adapter has asked.
  mutating func add(_ adapter: FaultedCustomEvent, of source: Int) {
    asked.append(Asked(source: source, adapter: adapter, answersTo: adapter.delegate))
  }

  /// The adapter that answers are for, if it is still there.
  func adapter(of source: Int) -> FaultedCustomEvent? {
    guard let last = asked.last(where: { $0.source == source }), !last.isForgotten else { return nil }
    return last.adapter
  }

  mutating func forget(_ source: Int) {
    guard let index = asked.lastIndex(where: { $0.source == source }) else { return }
    asked[index].isForgotten = true
    asked[index].adapter?.delegate = nil
  }

  /// An ad, made if it is not there yet; nil if it is gone.
  mutating func ad(_ number: Int, of source: Int, for request: FaultedRequest) -> FaultedNativeAd? {
    if let index = index(number, source) { return made[index].ad }
    let ad = FaultedNativeAd()
    ad.request = request
    made.append(Made(source: source, number: number, ad: ad, kept: ad))
    return ad
  }

  /// The host gets an ad.
  ///
  /// - Returns: what was reported about it before.
  mutating func handOver(_ number: Int, of source: Int) -> [AdReport] {
    guard let index = index(number, source), !made[index].isHandedOver else { return [] }
    made[index].isHandedOver = true
    made[index].kept = nil
    return made[index].early
  }

  /// Notes a report about an ad.
  ///
  /// - Returns: whether the host has the ad.
  mutating func noteReport(_ report: AdReport, ofAd number: Int, _ source: Int) -> Bool {
    guard let index = index(number, source), !made[index].isHandedOver else { return true }
    made[index].early.append(report)
    return false
  }

  /// Keeps an ad, whatever becomes of it elsewhere.
  mutating func keep(_ number: Int, of source: Int) {
    if let index = index(number, source) { made[index].kept = made[index].ad }
  }

  /// Keeps nothing any more.
  mutating func letGo() {
    for index in made.indices { made[index].kept = nil }
  }

  /// The images that an ad shows.
  mutating func set(_ images: [NativeAdImage], ofAd number: Int, of source: Int, for request: FaultedRequest)
  {
    ad(number, of: source, for: request)?.images = images
  }

  /// Whether host and network have the winner's part together.
  func isAlive(_ number: Int, of source: Int) -> Bool {
    index(number, source).map { made[$0].ad != nil } ?? false
      && asked.contains { $0.source == source && $0.adapter != nil }
  }

  /// What is still there that should not be.
  var remains: String? {
    if let source = asked.first(where: { $0.adapter != nil })?.source {
      return "the adapter of source \(source + 1)"
    }
    if let source = asked.first(where: { $0.answersTo != nil })?.source {
      return "what the adapter of source \(source + 1) answers to"
    }
    return made.first { $0.ad != nil }.map { "the ad of source \($0.source + 1)" }
  }

  /// Which ad it is.
  func place(of ad: (any MediatedUnifiedNativeAd)?) -> (source: Int, number: Int)? {
    guard let ad = ad as? FaultedNativeAd else { return nil }
    return made.first { $0.ad === ad }.map { ($0.source, $0.number) }
  }

  private func index(_ number: Int, _ source: Int) -> Int? {
    made.firstIndex { $0.source == source && $0.number == number }
  }
}
