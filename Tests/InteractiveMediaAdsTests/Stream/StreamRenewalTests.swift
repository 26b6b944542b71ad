import AdPlatform
import Foundation
import Testing

@testable import InteractiveMediaAds

@Suite("A stream and its ad server")
struct StreamRenewalTests {
  @Test("metadata is asked for at once, and again and again")
  func polling() throws {
    var session = StreamSession(try RegisteredStream(SessionRun.response(SessionRun.stream())))
    let effects = session.handle(.initialize(age: .zero))
    guard case .announce(.STREAM_LOADED, nil) = effects.first, case .fetchMetadata = effects.last else {
      Issue.record("\(effects)")
      return
    }
    var run = try SessionRun(isQuiet: false)
    #expect(run.send(.fired(.poll)) == ["stop poll", "fetch"])
    #expect(try run.receive("{}") == ["start poll 10.0"])
    // Late answers of a request that was given up change nothing.
    #expect(try run.receive("{}") == [])
    #expect(run.send(.fired(.poll)) == ["stop poll", "fetch"])
    let remark = "remark: The stream's metadata did not come, and "
    #expect(run.failMetadata(500) == [remark, "start poll 10.0"])
    // Told once, until it comes or fails otherwise.
    for (status, lines) in [(500, []), (503, [remark]), (503, [])] {
      _ = run.send(.fired(.poll))
      #expect(run.failMetadata(status) == lines + ["start poll 10.0"])
    }
    _ = run.send(.fired(.poll)) + (try run.receive("{}")) + run.send(.fired(.poll))
    #expect(run.failMetadata(503).first == remark)
    #expect(
      run.send(.initialize(age: .zero)) == ["remark: initialize(with:) was ignored: the strea"]
    )
  }

  @Test("a stream that is registered again before it has loaded is announced all the same, and once")
  func renewedWhileLoading() throws {
    func stream(_ id: String) -> String {
      SessionRun.stream(id, #", "stream_manifest": "https://ads.example.com/\#(id).m3u8""#)
    }
    var run = try SessionRun(stream("S1"), of: .live)
    for (id, announcement) in [("S2", ["STREAM_LOADED"]), ("S3", [])] {
      _ = run.send(.fired(.expiry))
      let answer = try RegisteredStream(SessionRun.response(stream(id)), of: .live)
      #expect(run.send(.registered(.success(answer))).contains("load \(id).m3u8 0"))
      #expect(run.send(.loaded) == announcement + ["play"])
    }
    // Who has paused stays paused.
    _ = run.play(.content(.halted(true))) + run.send(.fired(.expiry))
    _ = run.send(.registered(.success(try RegisteredStream(SessionRun.response(stream("S4")), of: .live))))
    #expect(run.send(.loaded) == [])
  }

  @Test("an ad event that nothing explains waits for its explanation, and all behind it wait too")
  func waiting() throws {
    var run = try SessionRun(metadata: "{}", isQuiet: false)
    _ = run.begin()
    #expect(run.pass("a0") == ["start patience 5.0", "stop poll", "fetch"])
    #expect(run.pass("a1", at: 2.5) == [])
    #expect(run.play(.ended) == [])
    #expect(
      try run.receive(SessionRun.metadata) == [
        "verify a0", "show ad-a", "STARTED ad-a", "verify a1", "FIRST_QUARTILE ad-a", "hide",
        "AD_PERIOD_ENDED", "AD_BREAK_ENDED", "stop patience", "start poll 10.0",
      ]
    )
  }

  @Test("metadata that does not explain it is asked for again soon, until patience ends")
  func patience() throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.begin()
    #expect(run.pass("x0") == ["start patience 5.0", "stop poll", "fetch"])
    #expect(try run.receive("{}") == ["start poll 1.0"])
    #expect(run.pass("a0") + run.pass("y0") == [])
    #expect(
      run.send(.fired(.patience)) == [
        "remark: Left out: the ad event “google_00000000x", "verify a0", "show ad-a", "STARTED ad-a",
        "start patience 5.0",
      ]
    )
    #expect(run.send(.fired(.patience)) == ["remark: Left out: the ad event “google_00000000y"])
  }

  @Test("no more than a few wait")
  func tooMany() throws {
    var run = try SessionRun(metadata: "{}")
    _ = run.begin()
    for number in 1...StreamSession.maximumWaiting { #expect(run.pass("n\(number)") == []) }
    let effects = run.play(.ended)
    #expect(effects.dropFirst() == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    #expect(effects.first?.hasPrefix("remark: Left out: the ad event") == true)
    #expect(run.begin("pod/2") == ["AD_BREAK_STARTED", "AD_PERIOD_STARTED"])
  }

  @Test("ad events are left alone where no metadata can be had, and where they are none")
  func ignored() throws {
    var run = try SessionRun(#"{"stream_id": "S1"}"#, metadata: nil)
    _ = run.begin()
    #expect(run.pass("a0") == [])
    #expect(run.play(.ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
    run = try SessionRun()
    _ = run.begin()
    #expect(run.play(.adEvent("", at: .zero), .adEvent("podcast chapter", at: .zero)) == [])
    #expect(run.play(.adEvent("google_" + String(repeating: "9", count: 5000), at: .zero)) == [])
    #expect(run.play(.halted(false), .ended) == ["AD_PERIOD_ENDED", "AD_BREAK_ENDED"])
  }

  @Test("a forgotten session is registered again, at once, then ever more seldom", arguments: [404, 410])
  func forgotten(status: Int) throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.send(.fired(.poll))
    let stops = ["stop fetching", "stop poll", "stop expiry"]
    let forgotten = "remark: The ad server has forgotten the stream: "
    #expect(run.failMetadata(status) == [forgotten] + stops + ["register"])
    // One registration at a time, and nothing is fetched meanwhile.
    #expect(run.failMetadata(status) + run.send(.fired(.expiry)) + run.send(.fired(.poll)) == [])
    let next = try RegisteredStream(SessionRun.response(SessionRun.stream("S2")))
    #expect(
      run.send(.registered(.success(next))) == [
        "renamed S2", "remark: The stream is registered again, as “S2”:", "stop poll", "fetch",
      ]
    )
    #expect(run.failMetadata(status) == [forgotten] + stops + ["start registration 1.0"])
    #expect(run.send(.fired(.registration)) == ["register"])
    #expect(run.send(.registered(.success(next))).first == "renamed S2")
    #expect(run.failMetadata(status).last == "start registration 2.0")
    // Metadata that comes makes up for it.
    _ = run.send(.fired(.registration)) + run.send(.registered(.success(next)))
    _ = try run.receive("{}")
    _ = run.send(.fired(.poll))
    #expect(run.failMetadata(status).last == "register")
  }

  @Test("a registration that fails is tried again; the app hears an error once")
  func refused() throws {
    var run = try SessionRun(isQuiet: false)
    _ = run.send(.fired(.poll)) + run.failMetadata(404)
    let failure = StreamSession.Event.registered(.failure(.noStreamID(url: "https://ads.example.com/")))
    let remark = "remark: The stream could not be registered again"
    #expect(run.send(failure) == [remark, "report 1020", "start registration 1.0"])
    let delays = try (1...8).map { _ in
      #expect(run.send(.fired(.registration)) == ["register"])
      let effects = run.send(failure)
      #expect(effects.dropLast() == [remark])
      return try #require(effects.last)
    }
    #expect(delays == [2, 4, 8, 16, 32, 60, 60, 60].map { "start registration \($0).0" })
  }

  @Test("a session whose time is over is registered again; its older pods are still its own")
  func expired() throws {
    var run = try SessionRun(SessionRun.stream("S1", #", "valid_for": "8h0m0s""#), isQuiet: false)
    #expect(run.send(.fired(.expiry)).last == "register")
    let next = try RegisteredStream(
      SessionRun.response(SessionRun.stream("S2", #", "valid_for": "2h0m0.000s""#))
    )
    #expect(run.send(.registered(.success(next))).contains("start expiry 7200.0"))
    for (index, name) in ["S1", "S2"].enumerated() {
      _ = run.play(.began(contentTime: .zero, isPreRoll: false))
      #expect(
        run.play(.asset(SessionRun.pod("pod/\(index)", stream: name), fromBeginning: true)).contains(
          "AD_BREAK_STARTED"
        )
      )
    }
    _ = run.play(.began(contentTime: .zero, isPreRoll: false))
    #expect(run.play(.asset(SessionRun.pod("pod/3", stream: "S3"), fromBeginning: true)) == [])
  }

  @Test("an ad event is told to the session that its pod was asked for in")
  func verification() throws {
    var run = try SessionRun()
    let next = SessionRun.stream("S2").replacing("/verify/", with: "/next/")
    _ = run.send(.fired(.expiry))
    _ = run.send(.registered(.success(try RegisteredStream(SessionRun.response(next)))))
    var paths: [String] = []
    for name in ["S1", "S2"] {
      _ = run.play(.began(contentTime: .zero, isPreRoll: false))
      _ = run.play(.asset(SessionRun.pod("pod/5", stream: name), fromBeginning: true))
      paths += run.session.handle(.playback(.adEvent("google_00000000a0", at: .zero))).compactMap { effect in
        if case .verify(let url) = effect { url.path } else { nil }
      }
    }
    #expect(paths == ["/verify/google_00000000a0", "/next/google_00000000a0"])
  }

  @Test("time that has passed before initialize counts")
  func age() throws {
    let stream = SessionRun.stream("S1", #", "valid_for": "1h""#)
    var session = StreamSession(try RegisteredStream(SessionRun.response(stream)))
    let delays = session.handle(.initialize(age: .seconds(600))).compactMap { effect in
      if case .start(.expiry, let delay) = effect { delay } else { nil }
    }
    #expect(delays == [.seconds(3000)])
  }

  @Test("metadata of before is kept where the new says nothing")
  func older() throws {
    var run = try SessionRun()
    _ = run.send(.fired(.poll))
    #expect(try run.receive("{\"tags\": {}}") == [])
    _ = run.begin()
    #expect(run.pass("a0") == ["verify a0", "STARTED ad-a"])
  }
}
