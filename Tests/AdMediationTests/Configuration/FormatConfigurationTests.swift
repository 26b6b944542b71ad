import AdMediation
import Foundation
import Testing

/// What a configuration says of formats, rewards, settings and bidders.
@Suite struct FormatConfigurationTests {
  @Test(
    "formats, rewards, settings, kinds and prices are read as they are written, and written as they are read"
  )
  func roundTrip() throws {
    let json = """
      {"adUnits": {
        "video": {"format": "rewarded", "reward": {"type": "coins", "amount": 2.5}, "sources": [
          {"className": "A.B", "settings": {"app": "1"}, "kind": "bidding", "cpm": 2},
          {"className": "A.B", "kind": "waterfall", "cpm": 0}]},
        "plain": {"sources": [{"className": "A.B"}]}}}
      """
    let configuration = try MediationConfiguration(json: Data(json.utf8))
    let video = try #require(configuration.adUnits["video"])
    #expect(video.format == .rewarded)
    #expect(video.reward == AdReward(type: "coins", amount: 2.5))
    #expect(video.sources.map(\.kind) == [.bidding, .waterfall])
    #expect(video.sources.map(\.cpm) == [2, 0])
    #expect(video.sources[0].settings == ["app": "1"])
    #expect(configuration.adUnits["plain"]?.format == .native)
    #expect(try MediationConfiguration(json: JSONEncoder().encode(configuration)) == configuration)
  }

  @Test("every format has a name that is read", arguments: AdFormat.allCases)
  func names(_ format: AdFormat) throws {
    let json = #"{"adUnits": {"a": {"format": "\#(format.name)", "sources": [{"className": "A.B"}]}}}"#
    #expect(try MediationConfiguration(json: Data(json.utf8)).adUnits["a"]?.format == format)
  }

  private static func source(_ more: String) -> String {
    #"{"adUnits": {"a": {"sources": [{"className": "A.B", \#(more)}]}}}"#
  }

  private static func unit(_ more: String) -> String {
    #"{"adUnits": {"a": {\#(more), "sources": [{"className": "A.B"}]}}}"#
  }

  @Test(
    "what is wrong is named with its key path",
    arguments: [
      (unit(#""format": "baner""#), "adUnits.a.format: \"baner\" is not a format; did you mean banner?"),
      (unit(#""format": 1"#), "adUnits.a.format: not of the right type; write a string"),
      (
        unit(#""reward": {"type": "coins", "amount": 1}"#), "adUnits.a.reward: native ads have no reward"
      ),
      (
        unit(#""format": "rewarded", "reward": {"type": "coins", "amount": -1}"#),
        "adUnits.a.reward.amount: -1 is not a valid amount"
      ),
      (
        unit(#""format": "rewarded", "reward": {"type": "coins", "amount": "ten"}"#),
        "adUnits.a.reward.amount: not of the right type; write a number"
      ),
      (
        unit(#""format": "rewarded", "reward": {"type": "coins", "amuont": 1}"#),
        "adUnits.a.reward.amuont: unknown key; did you mean amount?"
      ),
      (source(#""kind": "bid""#), "adUnits.a.sources[0].kind: \"bid\" is not a kind of source"),
      (
        source(#""kind": "bidding""#),
        "adUnits.a.sources[0].cpm: missing; a bidder needs a price in dollars per 1,000 impressions"
      ),
      (source(#""cpm": -1"#), "adUnits.a.sources[0].cpm: -1.0 is not a valid price"),
      (source(#""cpm": 1e309"#), "adUnits.a.sources[0].cpm: out of the range of numbers; write a number"),
      (source(#""timeout": 1e-400"#), "adUnits.a.sources[0].timeout: out of the range of numbers"),
      // Of two there is always the same one.
      (
        """
        {"adUnits": {"a": {"format": "rewarded", "reward": {"type": "t", "amount": 2e308}, "sources": [
          {"className": "A.B", "cpm": 1e309}]}}}
        """, "adUnits.a.reward.amount: out of the range of numbers"
      ),
      (
        source(#""settings": {"parameter": "1"}"#),
        "adUnits.a.sources[0].settings: the setting \"parameter\" has a place of its own"
      ),
      (
        source(#""settings": {"app": 1}"#),
        "adUnits.a.sources[0].settings.app: not of the right type; write a string"
      ),
    ]
  )
  func errors(json: String, message: String) {
    #expect { try MediationConfiguration(json: Data(json.utf8)) } throws: { error in
      let text = (error as? ConfigurationError)?.description ?? ""
      if !text.hasPrefix(message) { Issue.record("got: \(text)") }
      return text.hasPrefix(message)
    }
  }
}
