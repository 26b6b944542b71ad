import Testing

@testable import InteractiveMediaAds
@testable import VAST

@Suite("The choice of a media file")
struct MediaFileChoiceTests {
  private func file(_ name: String, _ type: String? = "video/mp4", _ bitrate: Int? = nil) throws -> MediaFile
  {
    MediaFile(type: type, bitrate: bitrate, url: try #require(URLTemplate("https://media.example/\(name)")))
  }

  private func name(_ result: MediaFileChoice.Result) -> String {
    switch result {
    case .file(let file): String(file.url.text.dropFirst("https://media.example/".count))
    case .none: "none"
    case .mismatch: "mismatch"
    }
  }

  @Test(
    "is the highest bitrate at or below the limit, else the closest above",
    arguments: [
      (nil, "high"), (5000, "high"), (2000, "high"), (1999, "middle"), (800, "middle"), (799, "low"),
      (300, "low"),
      (200, "low"),
    ] as [(Int?, String)]
  )
  func bitrate(limit: Int?, expected: String) throws {
    let files = try [("middle", 800), ("low", 300), ("high", 2000)].map { try file($0.0, "video/mp4", $0.1) }
    #expect(name(MediaFileChoice(bitrate: limit).choose(from: files)) == expected)
  }

  @Test(
    "is of a type that is asked for, or that Apple's players play",
    arguments: [
      ([], "mp4"), (["video/webm"], "webm"), (["VIDEO/WEBM", "video/mp4"], "webm"),
      (["application/x-mpegURL"], "hls"),
      (["video/ogg"], "mismatch"),
    ] as [([String], String)]
  )
  func types(wanted: [String], expected: String) throws {
    let files = [
      try file("webm", "video/webm", 3000), try file("hls", "application/x-mpegURL", 100),
      try file("mp4", "video/mp4; codecs=\"avc1\"", 500), try file("unknown", nil, 9000),
    ]
    #expect(name(MediaFileChoice(mimeTypes: wanted).choose(from: files)) == expected)
  }

  @Test("leaves out code, and takes the first of equals")
  func codeAndEquals() throws {
    var code = try file("code", "video/mp4", 9000)
    code.apiFramework = "VPAID"
    let files = [code, try file("first", "video/mp4", 500), try file("second", "video/mp4", 500)]
    #expect(name(MediaFileChoice().choose(from: files)) == "first")
    #expect(name(MediaFileChoice().choose(from: [code])) == "mismatch")
    #expect(name(MediaFileChoice().choose(from: [])) == "none")
  }

  @Test("takes the middle of a range of bitrates, and none for the lowest")
  func ranges() throws {
    var adaptive = try file("adaptive")
    adaptive.minBitrate = 400
    adaptive.maxBitrate = 1600
    #expect(adaptive.kilobits == 1000)
    let files = [try file("silent"), adaptive, try file("fixed", "video/mp4", 900)]
    #expect(name(MediaFileChoice().choose(from: files)) == "adaptive")
    #expect(name(MediaFileChoice(bitrate: 950).choose(from: files)) == "fixed")
    #expect(name(MediaFileChoice(bitrate: 10).choose(from: files)) == "silent")
  }

  @Test("no types are the same as an empty list")
  @MainActor
  func noTypes() {
    let app = FilmApp()
    app.rendering.mimeTypes = nil
    app.request(Response.vast(Response.ad("a")))
    app.advance(by: 1)
    #expect(app.take().contains("STARTED a"))
  }

  @Test("follows the settings of the app")
  @MainActor
  func settings() {
    let app = FilmApp()
    app.rendering.mimeTypes = ["video/webm"]
    app.request(
      Response.vast(Response.ad("a", sequence: 1), Response.ad("b", sequence: 2, type: "video/webm"))
    )
    app.advance(by: 1)
    #expect(app.take().contains("STARTED b"))
    #expect(app.events.last { $0.ad != nil }?.ad?.contentType == "video/webm")
  }
}
