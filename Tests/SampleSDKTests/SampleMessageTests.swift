import Testing

@testable import SampleSDK

@Suite("A message of the network")
struct SampleMessageTests {
  @Test("is read up to 64 KiB")
  func limit() throws {
    let signals = SampleSignals(adUnitIDs: ["a"], format: .native, sdkVersion: "1.0.0")
    let text = try #require(signals.text)
    let space = String(repeating: " ", count: SampleSignals.maximumBytes - text.utf8.count)
    #expect(SampleSignals(text + space) == signals)
    #expect(SampleSignals(text + space + " ") == nil)
  }
}
