import Foundation
import VAST

/// A break of a playlist, and the ads that its ad server has for it.
package struct SimulatedBreak: Sendable, Hashable {
  /// Where it lies.
  package enum Place: Sendable, Hashable {
    case preRoll
    /// At so many seconds of the content.
    case midRoll(Int)
    /// At so many hundredths of the content.
    case part(Int)
    case postRoll
  }

  /// Where it lies.
  package var place: Place
  /// What its ad server has.
  package var ads: [SimulatedAd]
  /// Whether it comes again after so many seconds.
  package var repeatsAfter: Int?
  /// Whether its answer is there before anything else can happen.
  package var isAnsweredAtOnce = false

  /// The break, as a playlist has it.
  func adBreak(number: Int) -> AdBreak? {
    guard Self.library.indices.contains(number) else { return nil }
    var adBreak = Self.library[number]
    adBreak.timeOffset =
      switch place {
      case .preRoll: .start
      case .midRoll(let seconds): .time(.seconds(seconds))
      case .part(let hundredths): .percent(Double(hundredths))
      case .postRoll: .end
      }
    adBreak.repeatAfter = repeatsAfter.map { .seconds($0) }
    return adBreak
  }

  /// 8: no playlist needs more to go wrong.
  static let most = 8

  private static let library: [AdBreak] = (0..<most).flatMap { number -> [AdBreak] in
    let trackings = BreakTracking.Event.allCases.map {
      #"<vmap:Tracking event="\#($0.rawValue)">\#(url(number, $0))</vmap:Tracking>"#
    }
    let document = """
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
      <vmap:AdBreak timeOffset="start" breakType="linear" breakId="\(number)">
      <vmap:AdSource><vmap:AdTagURI templateType="vast4">https://ads.example/</vmap:AdTagURI></vmap:AdSource>
      <vmap:TrackingEvents>\(trackings.joined())</vmap:TrackingEvents></vmap:AdBreak></vmap:VMAP>
      """
    return (try? VMAPDocument(data: Data(document.utf8)))?.adBreaks ?? []
  }

  private static func url(_ number: Int, _ event: BreakTracking.Event) -> String {
    "https://track.example/break\(number)/\(event.rawValue)"
  }

  /// The break behind each URL, by its number, and what the URL waits for.
  static let byURL: [URLTemplate: (number: Int, event: BreakTracking.Event)] = {
    var calls: [URLTemplate: (number: Int, event: BreakTracking.Event)] = [:]
    for number in 0..<most {
      for event in BreakTracking.Event.allCases {
        if let url = URLTemplate(url(number, event)) { calls[url] = (number, event) }
      }
    }
    return calls
  }()
}

extension SimulatedBreak: CustomStringConvertible {
  /// How it is called in a list of events.
  package var description: String {
    let place =
      switch place {
      case .preRoll: "a pre-roll"
      case .midRoll(let seconds): "a mid-roll at \(seconds) s"
      case .part(let hundredths): "a mid-roll at \(hundredths) %"
      case .postRoll: "a post-roll"
      }
    let ads = ads.isEmpty ? " without ads" : " with " + ads.map(\.description).joined(separator: ", ")
    return place + ads + (repeatsAfter.map { ", again every \($0) s" } ?? "")
      + (isAnsweredAtOnce ? ", answered at once" : "")
  }
}
