/// XML that is put together from pieces.
///
/// Every line of an inserted piece gets the indentation of the line it is inserted in. A line that holds only an empty
/// piece is left out.
struct Markup: Sendable, ExpressibleByStringInterpolation {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

  /// The pieces, one below the other.
  init(_ pieces: [Markup]) { text = pieces.map(\.text).joined(separator: "\n") }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) { text += value.description }

    /// The URL below which the calls about an ad or a break are.
    mutating func appendInterpolation(tracking path: String) {
      text += "https://\(SampleAdServer.host)/track/\(path)"
    }

    mutating func appendInterpolation(_ piece: Markup) {
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let indentation = String(line.prefix { $0 == " " })
      guard piece.text.isEmpty, line == indentation else {
        text += piece.text.split(separator: "\n").joined(separator: "\n" + indentation)
        return
      }
      text.removeLast(min(text.count, line.count + 1))
    }
  }
}

extension Markup {
  /// The calls of a player: each event with its URL below the ad's or the break's.
  static func events(_ path: String, _ events: [TrackedEvent] = TrackedEvent.quartiles) -> Markup {
    Markup(
      events.map { event in
        let offset = event.offset.map { " offset=\"\($0)\"" } ?? ""
        return #"<Tracking event="\#(event.name)"\#(offset)>\#(tracking: path)/\#(event.place)</Tracking>"#
      }
    )
  }

  /// A video file, an MP4 of 1280 by 720 unless specified otherwise.
  static func mediaFile(
    _ name: String,
    type: String = "video/mp4",
    width: Int = 1280,
    height: Int = 720,
    bitrate: Int = 2000
  ) -> Markup {
    #"""
    <MediaFile delivery="progressive" type="\#(type)" width="\#(width)" height="\#(height)" bitrate="\#(bitrate)">
      https://media.sample-network.example/\#(name)
    </MediaFile>
    """#
  }

  /// The name of a creative in the registry of the sample network.
  static func universalAdID(_ name: String) -> Markup {
    #"<UniversalAdId idRegistry="sample-network.example">\#(name)</UniversalAdId>"#
  }

  /// What an ad's viewability is reported to.
  static func viewableImpression(_ path: String, attributes: String = "") -> Markup {
    """
    <ViewableImpression\(attributes)>
      <Viewable>\(tracking: path)/viewable</Viewable>
      <NotViewable>\(tracking: path)/not-viewable</NotViewable>
      <ViewUndetermined>\(tracking: path)/view-undetermined</ViewUndetermined>
    </ViewableImpression>
    """
  }
}
