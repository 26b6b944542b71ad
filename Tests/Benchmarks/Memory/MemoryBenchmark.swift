/// What a load in flight and a loaded ad keep in memory.
struct MemoryBenchmark: Benchmark {
  let name = "memory"
  let title = """
    Memory of 100,000 loads in flight and of 100,000 loaded ads, for each. The host alone has an adapter that sends \
    no request
    """

  private let count = 100_000

  func run(with meter: Meter) throws -> [Measurement] {
    guard let bytes = meter.bytesInUse else { return [] }
    let hostAlone = try MediatedLoads(count, SilentCustomEvent.source).grow(bytes)
    let byHand = try HandmadeLoads(count).grow(bytes)
    let mediated = try MediatedLoads(count, .init(sampleAdUnit: MediatedApp.adUnitID)).grow(bytes)
    return [
      Measurement(name: "load in flight, by hand", unit: .bytes, spread: Spread(byHand.inFlight)),
      line("load in flight, mediated", mediated.inFlight, byHand.inFlight),
      Measurement(
        name: "load in flight, the host alone",
        unit: .bytes,
        spread: Spread(hostAlone.inFlight),
        aim: 1_536
      ),
      Measurement(name: "loaded ad, by hand", unit: .bytes, spread: Spread(byHand.loaded)),
      line("loaded ad, mediated", mediated.loaded, byHand.loaded),
    ]
  }

  private func line(_ name: String, _ bytes: Double, _ byHand: Double) -> Measurement {
    Measurement(
      name: name,
      unit: .bytes,
      spread: Spread(bytes),
      beside: .init(yardstick: "by hand", kind: .more, spread: Spread(bytes - byHand))
    )
  }
}

/// Many loads at once.
@MainActor
protocol ManyLoads: AnyObject {
  var count: Int { get }
  /// How many ads have come.
  var adCount: Int { get }

  /// Starts the loads. Keeps all that an app would.
  func start() throws
  /// Lets them end. Keeps the ads.
  func end()
}

extension ManyLoads {
  /// Starts and ends the loads.
  ///
  /// - Parameter bytes: the bytes in use.
  /// - Returns: the bytes of each load while it was in flight, and of what is left of it.
  func grow(_ bytes: () -> Int) throws -> (inFlight: Double, loaded: Double) {
    let before = bytes()
    try start()
    let inFlight = bytes() - before
    end()
    let loaded = bytes() - before
    guard adCount == 0 || adCount == count else { throw WrongResult(description: "only \(adCount) ads came") }
    return (Double(inFlight) / Double(count), Double(loaded) / Double(count))
  }
}
