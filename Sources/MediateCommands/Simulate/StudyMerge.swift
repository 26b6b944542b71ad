import AdPlatform
import AdapterTool
import WaterfallStudy

/// Parts of a study in files, some of which may be damaged or missing.
struct StudyMerge {
  private var parts: [(file: String, part: StudyPart)] = []
  /// What is wrong with the other files.
  private var problems: [String] = []

  /// Reads the files.
  init(files: [String], for reader: FileReader) {
    for path in files {
      let file = InputFile(path: path)
      do throws(CommandFailure) {
        let part = try file.read(
          .studyResult,
          for: reader,
          limit: StudyLimits.maximumPartBytes,
          as: StudyPart.read(json:)
        )
        parts.append((file.name, part))
      } catch {
        problems += error.lines
      }
    }
  }

  /// The whole study.
  func sum() throws(CommandFailure) -> StudyPart {
    guard var sum = parts.first?.part else { throw CommandFailure(lines: problems) }
    for (file, part) in parts.dropFirst() {
      do {
        try sum.merge(part)
      } catch {
        throw CommandFailure(
          lines: problems + ["\(file): \(error.explanation(beside: parts[0].file))"]
        )
      }
    }
    guard !(problems.isEmpty && sum.isComplete) else { return sum }
    throw CommandFailure(lines: problems + missing(in: sum))
  }

  /// Says what is missing, and how to run it.
  private func missing(in sum: StudyPart) -> [String] {
    let ranges = sum.missing
    guard
      let count = StudyPart.count(ofParts: parts.flatMap(\.part.ranges) + ranges, requests: sum.totalRequests)
    else {
      return ranges.map {
        "\($0.words) of \(sum.totalRequests) are in none of the files; name the files of all parts, --shard 1/N to N/N"
      }
    }
    var lines: [String] = []
    for index in 1...count where lines.count <= Self.mostLines {
      let range = StudyPart.range(of: index, in: count, requests: sum.totalRequests)
      guard ranges.contains(where: { $0.overlaps(range) }) else { continue }
      let config =
        sum.configuration.fingerprint == StudyConfiguration.sample.fingerprint ? "" : " --config FILE"
      lines.append(
        lines.count == Self.mostLines
          ? "and more parts are missing; run these first"
          : "\(range.words) of \(sum.totalRequests) are in none of the files; run part \(index) of \(count) alone:"
            + " mediate simulate\(config) --requests \(sum.totalRequests) --seed \(sum.seed)"
            + " --shard \(index)/\(count) --json > part-\(index).json"
      )
    }
    return lines
  }

  /// 20 parts, each with its command.
  private static let mostLines = 20
}

extension StudyPart.MergeError {
  /// - Parameter first: the file that this one is to be added to.
  fileprivate func explanation(beside first: String) -> String {
    switch self {
    case .otherVersion(let known, let new):
      "run by version \(new.printable(limit: 40)), and \(first) by \(known.printable(limit: 40)); run all parts with"
        + " one version"
    case .otherConfiguration(let known, let new):
      "a part of another study: its configuration is \(new), and that of \(first) is \(known); "
        + "merge parts of one configuration"
    case .otherSeed(let known, let new):
      "a part of another study: its seed is \(new), and that of \(first) is \(known); merge parts of one seed"
    case .otherCount(let known, let new):
      "a part of a study of \(new) requests, and that of \(first) has \(known); "
        + "run all parts with the same --requests"
    case .twice(let range):
      "\(range.words) \(range.count == 1 ? "is" : "are") also in another file; name each part once"
    }
  }
}

extension Range<Int> {
  /// The requests, counted from 0.
  fileprivate var words: String {
    count == 1 ? "request \(lowerBound)" : "requests \(lowerBound) to \(upperBound - 1)"
  }
}
