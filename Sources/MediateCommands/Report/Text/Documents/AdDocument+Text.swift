import AdPlatform
import AdapterTool
import VAST

extension AdDocument {
  /// A response, or a playlist of ad breaks.
  func part(findings: String?) -> Part {
    var part = Part()
    switch self {
    case .vast(let document):
      var title = Part(document.title, [counted(document.ads.count, "ad"), findings])
      title.add(["error URL": document.errorURLs.map(\.text)])
      part.add([title])
      part.add(document.parts, apart: true)
    case .vmap(let document):
      var title = Part(phrase("VMAP", document.version))
      title.details = [counted(document.adBreaks.count, "break"), findings]
      title.add(document.extensions)
      part.add([title])
      part.add(document.adBreaks.numbered { $0.part(number: $1) }, apart: true)
    }
    return part
  }
}

extension VASTDocument {
  /// The format and its version.
  fileprivate var title: String { phrase("VAST", version) }

  fileprivate var parts: [Part] { ads.numbered { $0.part(number: $1) } }
}

extension AdBreak {
  fileprivate func part(number: String) -> Part {
    var part = Part(phrase("Break \(number)", breakID, by: ", "))
    part.details = [
      timeOffset.place, repeatAfter.map { "again every \($0.clock)" },
      breakTypes.map(\.rawValue).joined(separator: " or ").nonEmpty,
    ]
    if let adSource { adSource.add(to: &part) } else { part.add(["source": "none"], style: .unusual) }
    part.add(tracking: trackingEvents.map { ($0.event.rawValue, $0.url.text) })
    part.add(extensions)
    return part
  }
}

extension AdSource {
  fileprivate func add(to part: inout Part) {
    part.add([
      "source": id, "multiple ads": allowMultipleAds.map { $0 ? "allowed" : "not allowed" },
      "redirects": followRedirects.map { $0 ? "followed" : "not followed" },
    ])
    switch content {
    case .adTagURI(let url, let type): part.add(["ad tag": url.text, "template type": type])
    case .customAdData(let data, let type): part.add(["custom data": data, "template type": type])
    case .unreadable: part.add(["response": "unusable"], style: .unusual)
    case .vastAdData(let document):
      part.add(["response": "\(document.title), \(counted(document.ads.count, "ad"))"])
      var errors = Part()
      errors.add(["error URL": document.errorURLs.map(\.text)])
      part.add([errors] + document.parts)
    }
  }
}

extension BreakOffset {
  fileprivate var place: String {
    switch self {
    case .start: "at the start"
    case .end: "at the end"
    case .time(let time): "at \(time.clock)"
    case .percent(let percent): "at \(words(TimeOffset.percent(percent)))"
    case .position(let number): "at place #\(number)"
    }
  }
}
