/// What came of a study with faults, in whole numbers: parts add up to exactly the whole, in whatever order.
package struct FaultReport: Hashable, Sendable, Codable {
  /// How many requests ended.
  package var requests = 0
  /// How many events they had.
  package var events = 0
  /// How often each fault was given, by its name.
  package var faults: [String: Int] = [:]
  /// How many requests broke an invariant.
  package var brokenRequests = 0
  /// The first ``mostFindings`` of them, by their index.
  package private(set) var findings: [FaultFinding] = []

  /// 5: one error shows in thousands of requests, and five of them say what it is.
  package static let mostFindings = 5

  /// Nothing yet.
  package init() {}

  /// Adds the requests of another part.
  package mutating func merge(_ other: FaultReport) {
    requests += other.requests
    events += other.events
    faults.merge(other.faults, uniquingKeysWith: +)
    brokenRequests += other.brokenRequests
    for finding in other.findings { insert(finding) }
  }

  /// Whether what a request broke would be among ``findings``.
  package func hasPlace(forRequest request: Int) -> Bool {
    findings.count < Self.mostFindings || findings.contains { request < $0.request }
  }

  /// Keeps a finding if it is among the first.
  package mutating func insert(_ finding: FaultFinding) {
    let place = findings.firstIndex { finding.request < $0.request } ?? findings.endIndex
    findings.insert(finding, at: place)
    findings = Array(findings.prefix(Self.mostFindings))
  }
}
