import AdMediation
import Foundation
import Testing
import WaterfallStudy

@Suite("The configuration of a study")
struct StudyConfigurationTests {
  private static let json = """
    {"summary": "two", "sources": [
      {"label": "A", "timeout": 2.5, "cpm": 4.2, "fillRate": 0.35, "clickRate": 0.01,
       "latencyMilliseconds": {"logNormal": {"median": 180, "p90": 600}},
       "errors": [{"rate": 0.05, "code": 2, "message": "network error"}, {"rate": 0.02, "silent": true}]},
      {"label": "B", "fillRate": 1, "latencyMilliseconds": {"quantiles": [[0, 40], [99.9, 180], [100, 900]]}}
    ]}
    """

  @Test("is read as it is written, and written as it is read")
  func roundTrip() throws {
    let configuration = try StudyConfiguration(json: Data(Self.json.utf8))
    #expect(configuration.summary == "two")
    #expect(configuration.sources.map(\.label) == ["A", "B"])
    #expect(configuration.sources.map(\.timeout) == [.milliseconds(2_500), .seconds(10)])
    #expect(configuration.sources.map(\.network.cpmMicros) == [4_200_000, 0])
    #expect(configuration.sources.map(\.network.fillRate.billionths) == [350_000_000, 1_000_000_000])
    #expect(configuration.sources[0].network.latency == .logNormal(median: 180, p90: 600))
    #expect(
      configuration.sources[0].network.failures.map(\.error) == [
        .init(code: 2, message: "network error"), nil,
      ]
    )
    #expect(try StudyConfiguration(json: JSONEncoder().encode(configuration)) == configuration)
  }

  private static func source(_ members: String) -> String {
    #"{"sources": [{"label": "A", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}}, {\#(members)}]}"#
  }

  private static func latency(_ json: String) -> String {
    source(#""label": "B", "fillRate": 0.5, "latencyMilliseconds": \#(json)"#)
  }

  private static func with(_ members: String) -> String {
    source(#""label": "B", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}, \#(members)"#)
  }

  @Test(
    "that is wrong says where, and what to do",
    arguments: [
      ("", "not JSON"),
      ("[]", "not of the right type; write an object { … } here"),
      ("{}", "sources: missing"),
      (#"{"sources": []}"#, "sources: the waterfall is empty; add a source with label, fillRate and"),
      (#"{"surces": []}"#, "surces: unknown key; did you mean sources?"),
      (
        source(#""label": "", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}"#),
        "sources[1].label: the label is empty"
      ),
      (source(#""label": "B", "latencyMilliseconds": {"fixed": 1}"#), "sources[1].fillRate: missing"),
      (source(#""label": "B", "fillRate": 0.5"#), "sources[1].latencyMilliseconds: missing"),
      (
        source(#""label": "A", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}"#),
        "sources[1].label: \"A\" is another source's; give each network a label of its own"
      ),
      (with(#""label": "C""#), "sources[1].label: this key was given more than once"),
      (with(#""filRate": 1"#), "sources[1].filRate: unknown key; did you mean fillRate?"),
      (
        with(#""clickRate": 1.5"#), "sources[1].clickRate: 1.5 is not a valid rate; give a number from 0 to 1"
      ),
      (with(#""clickRate": -0.1"#), "sources[1].clickRate: -0.1 is not a valid rate"),
      (with(#""clickRate": "1""#), "sources[1].clickRate: not of the right type; write a number here"),
      (with(#""clickRate": NaN"#), "not JSON"),
      (
        with(#""cpm": -1"#),
        "sources[1].cpm: -1.0 is not a valid price; give dollars per 1,000 impressions, 0 to 1000"
      ),
      (with(#""cpm": 1001"#), "sources[1].cpm: 1001.0 is not a valid price"),
      (with(#""timeout": 0"#), "sources[1].timeout: 0.0 is not a valid timeout"),
      (with(#""timeout": 0.0001"#), "sources[1].timeout: 0.0001 is not a valid timeout"),
      (
        with(#""timeout": 301"#),
        "sources[1].timeout: 301.0 is not a valid timeout; give seconds, at least 0.001 and at most 300"
      ),
      (with(#""timeout": -1"#), "sources[1].timeout: -1.0 is not a valid timeout"),
      (
        with(#""errors": [{"rate": 0.3}, {"rate": 0.21, "silent": true}]"#),
        "sources[1].errors: the rates of ads and errors add up to more than 1; lower one of them"
      ),
      (with(#""errors": [{"rate": 2}]"#), "sources[1].errors[0].rate: 2.0 is not a valid rate"),
      (with(#""errors": [{"code": 2}]"#), "sources[1].errors[0].rate: missing"),
      (
        with(#""errors": [{"rate": 0.1, "code": 2.5}]"#),
        "sources[1].errors[0].code: not a whole number, or out of range; write a whole number"
      ),
      (with(#""timeout": 1e400"#), "sources[1].timeout: out of the range of numbers"),
      (
        with(#""errors": [{"rate": 0.1, "cod": 2}]"#),
        "sources[1].errors[0].cod: unknown key; did you mean code?"
      ),
      (
        with(#""errors": [{"rate": 0.1, "code": "x"}]"#),
        "sources[1].errors[0].code: not of the right type; write a whole number"
      ),
      (
        with(#""errors": [{"rate": 0.1, "silent": true, "code": 2}]"#),
        "sources[1].errors[0].code: a silent network says nothing; remove this key, or silent"
      ),
      (latency("{}"), "sources[1].latencyMilliseconds: no kind of latency; write one of fixed, uniform"),
      (
        latency(#"{"fixed": 1, "uniform": [1, 2]}"#),
        "sources[1].latencyMilliseconds: more than one kind of latency"
      ),
      (latency(#"{"fixd": 1}"#), "sources[1].latencyMilliseconds.fixd: unknown key; did you mean fixed?"),
      (latency(#"{"fixed": -1}"#), "sources[1].latencyMilliseconds.fixed: -1.0 is not a valid latency"),
      (
        latency(#"{"fixed": 1.5}"#),
        "sources[1].latencyMilliseconds.fixed: 1.5 is not a valid latency; give whole milliseconds"
      ),
      (
        latency(#"{"fixed": 600001}"#),
        "sources[1].latencyMilliseconds.fixed: 600001.0 is not a valid latency; give whole milliseconds, at most 600000"
      ),
      (
        latency(#"{"uniform": [2, 1]}"#),
        "sources[1].latencyMilliseconds.uniform: not from one latency to another"
      ),
      (
        latency(#"{"uniform": [2]}"#),
        "sources[1].latencyMilliseconds.uniform: not from one latency to another"
      ),
      (
        latency(#"{"logNormal": {"median": 100, "p90": 50}}"#),
        "sources[1].latencyMilliseconds.logNormal.p90: 50 is less than the median; write 100 or more"
      ),
      (
        latency(#"{"logNormal": {"median": 0, "p90": 50}}"#),
        "sources[1].latencyMilliseconds.logNormal.median: 0 is not a valid median"
      ),
      (latency(#"{"logNormal": {"median": 9}}"#), "sources[1].latencyMilliseconds.logNormal.p90: missing"),
      (
        latency(#"{"logNormal": {"median": 1, "p90": 2, "p99": 3}}"#),
        "sources[1].latencyMilliseconds.logNormal.p99: unknown key; did you mean p90?"
      ),
      (latency(#"{"quantiles": []}"#), "sources[1].latencyMilliseconds.quantiles: not from 0 to 100 percent"),
      (
        latency(#"{"quantiles": [[0, 1], [99, 2]]}"#),
        "sources[1].latencyMilliseconds.quantiles: not from 0 to 100 percent"
      ),
      (
        latency(#"{"quantiles": [[0, 1], [50], [100, 2]]}"#),
        "sources[1].latencyMilliseconds.quantiles: not all are pairs"
      ),
      (
        latency(#"{"quantiles": [[0, 5], [50, 4], [100, 6]]}"#),
        "sources[1].latencyMilliseconds.quantiles: not in order"
      ),
      (
        latency(#"{"quantiles": [[0, 1], [50, 2], [50, 3], [100, 6]]}"#),
        "sources[1].latencyMilliseconds.quantiles: not in order"
      ),
    ]
  )
  func errors(_ json: String, _ message: String) {
    #expect { try StudyConfiguration(json: Data(json.utf8)) } throws: { error in
      let text = (error as? ConfigurationError)?.description ?? ""
      if !text.hasPrefix(message) { Issue.record("got: \(text)") }
      return text.hasPrefix(message) && !text.contains("\n")
    }
  }

  @Test("whose rates add up to 1 with an error in the last bit is right")
  func wholeRates() throws {
    let json = Self.source(
      #""label": "B", "fillRate": 0.1, "latencyMilliseconds": {"fixed": 1}, "errors": [{"rate": 0.2}, {"rate": 0.7}]"#
    )
    #expect(try StudyConfiguration(json: Data(json.utf8)).sources.count == 2)
  }

  @Test("with a hundred sources is right, and with one more it is not")
  func longWaterfall() throws {
    func json(_ count: Int) -> Data {
      let sources = (0..<count).map {
        #"{"label": "\#($0)", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 1}}"#
      }
      return Data(#"{"sources": [\#(sources.joined(separator: ","))]}"#.utf8)
    }
    #expect(try StudyConfiguration(json: json(100)).sources.count == 100)
    #expect(throws: ConfigurationError.self) { try StudyConfiguration(json: json(101)) }
  }

  @Test("has another fingerprint for every change but one of its summary")
  func fingerprint() throws {
    let base = try StudyConfiguration(json: Data(Self.json.utf8))
    var summary = base
    summary.summary = nil
    #expect(summary.fingerprint == base.fingerprint)
    let changes: [(inout StudyConfiguration) -> Void] = [
      { $0.sources.swapAt(0, 1) }, { $0.sources.removeLast() }, { $0.sources[0].label = "C" },
      { $0.sources[1].timeout = .milliseconds(9_999) }, { $0.sources[0].network.cpmMicros += 1 },
      { $0.sources[0].network.fillRate = .zero }, { $0.sources[1].network.clickRate = .all },
      { $0.sources[0].network.latency = .logNormal(median: 180, p90: 601) },
      { $0.sources[0].network.failures[0].error?.code = 3 },
      { $0.sources[0].network.failures[0].error?.message = "" },
      { $0.sources[0].network.failures[1].rate = .zero }, { $0.sources[0].network.failures.removeLast() },
      { $0.sources[0].network.failures[1].error = .init(code: 0, message: "") },
    ]
    let prints = changes.map { change in
      var changed = base
      change(&changed)
      return changed.fingerprint
    }
    #expect(Set(prints + [base.fingerprint]).count == changes.count + 1)
  }
}
