package import Foundation

/// All that is wrong with a document, in the order of its text. Never empty.
package struct DocumentFlaws<Flaw: DocumentFlaw>: Error {
  /// A flaw and where it is.
  package struct Located: Sendable {
    package var flaw: Flaw
    /// Nil if it is about the file as a whole.
    package var position: TextPosition?
  }

  /// The first ones.
  package var located: [Located]
  /// How many more there are. There may be even more, for reading stops when there are very many.
  package var omittedCount: Int

  /// The first one, with its place.
  package var first: Flaw { located[0].flaw.located(at: located[0].position) }

  fileprivate init(_ flaws: [Located]) {
    let sorted = flaws.enumerated().sorted {
      // What is about the whole file comes first. Flaws of the same place keep their order.
      ($0.element.position?.line ?? 0, $0.element.position?.column ?? 0, $0.offset)
        < ($1.element.position?.line ?? 0, $1.element.position?.column ?? 0, $1.offset)
    }
    located = sorted.prefix(DocumentLimits.maximumFlaws).map(\.element)
    omittedCount = max(0, flaws.count - DocumentLimits.maximumFlaws)
  }

  fileprivate init(_ flaw: Flaw, at position: TextPosition? = nil) {
    self.init([Located(flaw: flaw, position: position)])
  }
}

/// What is wrong with a document, in words.
package protocol LocatedFlaws: Error {
  /// One line for each of the first flaws.
  var messages: [(position: TextPosition?, message: String)] { get }
  /// How many more there are.
  var omittedCount: Int { get }
}

extension DocumentFlaws: LocatedFlaws {
  package var messages: [(position: TextPosition?, message: String)] {
    located.map { ($0.position, $0.flaw.description) }
  }
}

/// The limits of reading flawed documents.
package enum DocumentLimits {
  /// 20 flaws are shown: more than one corrects before trying again.
  package static let maximumFlaws = 20
  /// After 100 flaws a list or object is not read on.
  static let maximumCollectedFlaws = 100
}

extension CodingUserInfoKey {
  /// Whether all flaws of a document are collected. Otherwise reading ends with the first one.
  static let collectsFlaws: CodingUserInfoKey = {
    // The initializer takes every text.
    guard let key = CodingUserInfoKey(rawValue: "collectsFlaws") else { preconditionFailure("not a key") }
    return key
  }()
}

extension Decodable {
  /// Reads a JSON document, strictly: keys that were given more than once are flaws.
  ///
  /// - Parameter limit: the most bytes.
  package static func read<Flaw: DocumentFlaw>(
    json: Data,
    limit: Int,
    flaws: Flaw.Type
  ) throws(DocumentFlaws<Flaw>) -> Self {
    guard json.count <= limit else { throw DocumentFlaws(.tooLarge(bytes: json.count, limit: limit)) }
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil else {
      throw DocumentFlaws(.notText)
    }
    let findings: JSONScanner.Findings
    do {
      findings = try JSONScanner.scan(json)
    } catch {
      throw DocumentFlaws(.notJSON(error), at: error.position)
    }
    let repeated = findings.repeatedKeys.map {
      DocumentFlaws.Located(flaw: Flaw.repeatedKey(at: $0.keyPath), position: $0.position)
    }
    do {
      let decoder = JSONDecoder()
      decoder.userInfo[.collectsFlaws] = true
      let document = try decoder.decode(Self.self, from: json)
      guard repeated.isEmpty else { throw DocumentFlaws(repeated) }
      return document
    } catch let flaws as DocumentFlaws<Flaw> {
      throw flaws
    } catch {
      throw DocumentFlaws(repeated + located(Flaw.flaws(of: error, at: [], Self.self), in: json))
    }
  }

  private static func located<Flaw>(_ flaws: [Flaw], in json: Data) -> [DocumentFlaws<Flaw>.Located] {
    // The scan was successful before.
    let places = (try? JSONScanner.scan(json, lookingFor: Set(flaws.map(\.keyPath))))?.places ?? [:]
    return flaws.map { flaw in
      let place = places[flaw.keyPath]
      return .init(flaw: flaw, position: flaw.isAboutKey ? place?.key ?? place?.value : place?.value)
    }
  }
}
