/// What each network of a study answers to one request, whenever it is asked.
package struct RequestAnswers {
  /// The networks of a study, with what their answers are drawn by.
  package struct Networks {
    private let networks: [(profile: NetworkProfile, name: StableHash)]

    /// Those of a study.
    package init(_ configuration: StudyConfiguration) {
      networks = configuration.sources.map { ($0.network, StableHash($0.label)) }
    }

    fileprivate func answer(of source: Int, _ generator: SeededGenerator) -> NetworkProfile.Answer? {
      guard networks.indices.contains(source) else { return nil }
      var own = generator.named(networks[source].name)
      return networks[source].profile.answer(from: &own)
    }
  }

  private let networks: Networks
  private let generator: SeededGenerator

  /// The answers to one request of a study.
  package init(_ networks: Networks, seed: Int, request: Int) {
    self.networks = networks
    generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)), request: request)
  }

  /// The answer of the network at that place of the waterfall: always the same one; nil if there is no such place.
  package func answer(of source: Int) -> NetworkProfile.Answer? { networks.answer(of: source, generator) }
}
