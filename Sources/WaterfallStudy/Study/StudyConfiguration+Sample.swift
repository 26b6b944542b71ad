import Foundation

extension StudyConfiguration {
  /// A waterfall to begin with: what `mediate simulate` studies when it is given none.
  package static let sample: StudyConfiguration = {
    do {
      return try StudyConfiguration(json: Data(sampleJSON.utf8))
    } catch {
      // The document is a constant of the build, and a test reads it: a build that passed cannot get here.
      preconditionFailure("the sample study: \(error)")
    }
  }()

  private static let sampleJSON = #"""
    {
      "summary": "A bundled waterfall: the best price first, and a network that sometimes does not answer.",
      "sources": [
        {
          "label": "Premium",
          "cpm": 6.5,
          "fillRate": 0.22,
          "clickRate": 0.012,
          "latencyMilliseconds": {"logNormal": {"median": 320, "p90": 1100}},
          "errors": [
            {"rate": 0.02, "code": 2, "message": "network error"},
            {"rate": 0.015, "silent": true}
          ]
        },
        {
          "label": "Exchange",
          "timeout": 4,
          "cpm": 2.4,
          "fillRate": 0.45,
          "clickRate": 0.009,
          "latencyMilliseconds": {"logNormal": {"median": 240, "p90": 900}},
          "errors": [
            {"rate": 0.01, "code": 2, "message": "network error"}
          ]
        },
        {
          "label": "Regional",
          "timeout": 2.5,
          "cpm": 1.15,
          "fillRate": 0.3,
          "clickRate": 0.01,
          "latencyMilliseconds": {"quantiles": [[0, 60], [50, 210], [90, 700], [99, 2600], [100, 6000]]}
        },
        {
          "label": "Backfill",
          "timeout": 2,
          "cpm": 0.35,
          "fillRate": 0.96,
          "clickRate": 0.004,
          "latencyMilliseconds": {"uniform": [60, 180]}
        }
      ]
    }
    """#
}
