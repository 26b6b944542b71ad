import AdPlatform
import Foundation
import SampleAdServer
import Testing
import VAST

/// What a response has, in few words: `compass`, `2:leaf`, `→wrapped` for a wrapper.
private func outline(_ document: VASTDocument) -> [String] {
  document.ads.map { ad in
    let name = (ad.sequence.map { "\($0):" } ?? "") + (ad.id ?? "")
    switch ad.content {
    case .inLine: return name
    case .wrapper(let wrapper):
      return name + "→" + (wrapper.adTagURI?.url.flatMap(SampleAdTag.init)?.name ?? "?")
    }
  }
}

@MainActor
@Suite("The responses of the sample ad server")
struct SampleAdTagTests {
  private func document(_ tag: SampleAdTag) throws -> AdDocument {
    let scheduler = VirtualScheduler()
    var body: Data?
    SampleAdServer(scheduler: scheduler).send(HTTPRequest(url: tag.url, timeout: .seconds(60))) {
      body = try? $0.get().body
    }
    scheduler.run()
    return try AdDocument(data: try #require(body))
  }

  private func vast(_ tag: SampleAdTag) throws -> VASTDocument {
    guard case .vast(let document) = try document(tag) else {
      Issue.record("\(tag) is not a VAST response")
      throw VASTError.empty
    }
    return document
  }

  private func vmap(_ tag: SampleAdTag) throws -> VMAPDocument {
    guard case .vmap(let document) = try document(tag) else {
      Issue.record("\(tag) is no VMAP playlist")
      throw VASTError.empty
    }
    return document
  }

  private func linear(_ tag: SampleAdTag) throws -> Linear {
    try #require(try vast(tag).ads.first?.creatives.compactMap(\.linear).first)
  }

  /// The tags that have a document that can be read.
  nonisolated static let readable = SampleAdTag.allCases.filter {
    ![.silent, .notFound, .serverError, .malformed, .notXML].contains($0)
  }

  @Test("are as the specifications say", arguments: readable)
  func warnings(_ tag: SampleAdTag) throws {
    // VAST 2.0 and 3.0 write `AdID`; it is noted in all versions.
    let creatives = [SampleAdTag.vast20: 3, .vast30: 1][tag] ?? 0
    let warning = Warning.Kind.nameCase(found: "AdID", expected: "adId")
    #expect(try document(tag).warnings.map(\.kind) == Array(repeating: warning, count: creatives))
  }

  @Test(
    "have the ads that their tags promise",
    arguments: [
      (.single, "4.2", ["compass"]),
      (.pod, "4.2", ["2:leaf", "1:harbour", "meadow", "3:dunes"]),
      (.podBrokenFile, "4.2", ["1:harbour", "2:night", "3:dunes"]),
      (.skippable, "4.2", ["orchard"]),
      (.companions, "4.2", ["lantern"]),
      (.icons, "4.2", ["kite"]),
      (.wrapperChain, "4.2", ["first-wrapper→wrapper-chain-second"]),
      (.wrapperChainSecond, "4.2", ["second-wrapper→wrapper-chain-third"]),
      (.wrapperChainThird, "4.2", ["third-wrapper→wrapped"]),
      (.wrapped, "4.2", ["wrapped"]),
      (.wrapperLoop, "4.2", ["loop→wrapper-loop-back"]),
      (.wrapperLoopBack, "4.2", ["loop-back→wrapper-loop"]),
      (.tooManyRedirects, "4.2", ["one-too-many→too-many-redirects-second"]),
      (.tooManyRedirectsSecond, "4.2", ["nearly-too-many→wrapper-chain"]),
      (.vast20, "2.0", ["almanac"]),
      (.vast30, "3.0", ["1:bellows", "2:elsewhere→vast-2.0"]),
      (.vast40, "4.0", ["cellar"]),
      (.vast41, "4.1", ["paddle"]),
      (.vast42, "4.2", ["quarry"]),
      (.empty, "4.2", []),
      (.slow, "4.2", ["snail"]),
    ] as [(SampleAdTag, String, [String])]
  )
  func ads(_ tag: SampleAdTag, _ version: String, _ ads: [String]) throws {
    let document = try vast(tag)
    #expect(document.version == version)
    #expect(outline(document) == ads)
  }

  @Test(
    "have the breaks that their tags promise",
    arguments: [
      (.vmap, ["start: compass", "300: 1:harbour, 2:leaf", "end: dunes"]),
      (.vmapTags, ["start: →single", "180: →pod", "360: →wrapper-chain", "end: →skippable"]),
      (.vmapEmptyBreak, ["start: ", "300: no source", "end: dunes"]),
      (
        .vmapOffsets, ["25.0%: →single", "50.0%: →skippable", "#1: →single", "60/120: →wrapped", "end: text"]
      ),
    ] as [(SampleAdTag, [String])]
  )
  func breaks(_ tag: SampleAdTag, _ breaks: [String]) throws {
    let found = try vmap(tag).adBreaks.map { adBreak in
      let offset =
        switch adBreak.timeOffset {
        case .start: "start"
        case .end: "end"
        case .time(let time): "\(time.components.seconds)"
        case .percent(let percent): "\(percent)%"
        case .position(let number): "#\(number)"
        }
      let interval = adBreak.repeatAfter.map { "/\($0.components.seconds)" } ?? ""
      let source =
        switch adBreak.adSource?.content {
        case nil: "no source"
        case .vastAdData(let document): outline(document).joined(separator: ", ")
        case .adTagURI(let uri, _): "→" + (uri.url.flatMap(SampleAdTag.init)?.name ?? "?")
        case .customAdData: "text"
        case .unreadable: "unusable"
        }
      return "\(offset)\(interval): \(source)"
    }
    #expect(found == breaks)
  }

  @Test("call the server before, after and on errors of every break")
  func breakTracking() throws {
    for tag in [SampleAdTag.vmap, .vmapTags, .vmapEmptyBreak, .vmapOffsets] {
      for adBreak in try vmap(tag).adBreaks {
        #expect(Set(adBreak.trackingEvents.map(\.event)) == Set(BreakTracking.Event.allCases))
      }
    }
  }

  @Test("that cannot be read fail as their tags say")
  func unreadable() {
    #expect(throws: VASTError.truncated(line: 19)) { try document(.malformed) }
    #expect(throws: VASTError.notXML) { try document(.notXML) }
  }

  @Test("each have what the tag is there for")
  func parts() throws {
    let single = try linear(.single)
    #expect(single.mediaFiles.compactMap(\.bitrate) == [4500, 2000, 700, 1800])
    #expect(single.mediaFiles.compactMap(\.type).filter { $0 == "video/webm" }.count == 1)
    #expect(try linear(.skippable).skipOffset == .time(.seconds(5)))
    let second = try vast(.podBrokenFile).ads[1].creatives.first?.linear
    #expect(second?.mediaFiles.map(\.type) == ["video/x-reel"])
    let companions = try vast(.companions).ads.first?.creatives.compactMap(\.companionAds).first
    #expect(companions?.required == .any)
    #expect(companions?.companions.map(\.id) == ["box", "banner", "tile"])
    #expect(try linear(.icons).icons.map(\.program) == ["SampleChoices", "SampleStars"])
    #expect(try vast(.empty).errorURLs.count == 1)
    for tag in [SampleAdTag.wrapperChain, .wrapperChainSecond, .wrapperChainThird] {
      let events = try linear(tag).trackingEvents
      #expect(events.allSatisfy { $0.url.text.contains("/track/\(tag.name)/") })
      #expect(events.contains { $0.event == .midpoint })
    }
  }

  @Test("of each version have what only that version has")
  func versions() throws {
    let two = try #require(try vast(.vast20).ads.first)
    #expect(two.creatives.compactMap(\.nonLinearAds).count == 1)
    #expect(two.creatives.compactMap(\.companionAds).count == 1)
    let three = try linear(.vast30)
    #expect(three.skipOffset == .percent(25))
    #expect(three.duration == .milliseconds(20_500))
    #expect(three.icons.count == 1)
    let four = try #require(try vast(.vast40).ads.first)
    #expect(four.creatives.first?.linear?.mezzanines.count == 1)
    #expect(four.creatives.first?.universalAdIDs.map(\.value) == ["CELLAR0015"])
    #expect(four.viewableImpression?.viewable.count == 1)
    #expect(four.adVerifications.count == 1)
    #expect(try linear(.vast41).closedCaptionFiles.map(\.language) == ["en", "zh-TW"])
    #expect(try linear(.vast41).interactiveCreativeFiles.first?.isDurationVariable == true)
    let last = try #require(try vast(.vast42).ads.first)
    #expect(last.adType == .hybrid)
    #expect(last.creatives.first?.linear?.icons.first?.hoverText == "About this ad")
    #expect(last.creatives.first?.universalAdIDs.count == 2)
  }

  @Test("have media whose durations are known")
  func durations() throws {
    var found: [URL: Duration] = [:]
    for tag in Self.readable {
      let documents: [VASTDocument]
      switch try document(tag) {
      case .vast(let document): documents = [document]
      case .vmap(let playlist):
        documents = playlist.adBreaks.compactMap { adBreak in
          guard case .vastAdData(let document)? = adBreak.adSource?.content else { return nil }
          return document
        }
      }
      for linear in documents.flatMap(\.ads).flatMap(\.creatives).compactMap(\.linear) {
        for file in linear.mediaFiles {
          let url = try #require(file.url.url)
          #expect(found[url] == nil || found[url] == linear.duration, "\(url) has one duration")
          found[url] = linear.duration
        }
      }
    }
    #expect(!found.isEmpty)
    #expect(SampleAdServer.mediaDurations == found)
  }

  @Test("lead to hosts that cannot exist, and call no host but the server")
  func hosts() throws {
    for tag in SampleAdTag.allCases {
      let scheduler = VirtualScheduler()
      var body: Data?
      SampleAdServer(scheduler: scheduler).send(HTTPRequest(url: tag.url, timeout: .seconds(60))) {
        body = try? $0.get().body
      }
      scheduler.run()
      let text = String(decoding: body ?? Data(), as: UTF8.self)
      for match in text.matches(of: /https?:\/\/([a-z0-9.-]+)(\/track\/)?/) {
        let host = String(match.output.1)
        let isReserved = host.hasSuffix(".example") || host.hasSuffix("example.com") || host == "www.iab.net"
        // A torn document ends in half a host.
        #expect(isReserved || text.hasSuffix(host), "\(tag): \(host)")
        if match.output.2 != nil { #expect(host == SampleAdServer.host) }
      }
    }
  }
}
