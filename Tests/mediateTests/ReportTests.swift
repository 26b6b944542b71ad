import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("The report")
struct ReportTests {
  @Test("of a filled request has the assets by their Swift names")
  func filled() async throws {
    let document = try RunDocument(try await MediateBinary.run("--json").output)
    let ad = try #require(document.ad)
    #expect(ad.headline == "Compass – hiking maps")
    #expect(ad.body == "Every trail in your pocket, also where there is no signal.")
    #expect(ad.callToAction == "Install")
    #expect(ad.advertiser == "Compass Maps")
    #expect(ad.store == "Sample Store")
    #expect(ad.price == "Free")
    #expect(ad.starRating == 4.5)
    #expect(ad.extraAssets == ["awesomeness": "Quite awesome"])
    #expect(ad.icon == RunDocument.Image(pixelWidth: 80, pixelHeight: 80, scale: 2))
    #expect(ad.images == [RunDocument.Image(pixelWidth: 240, pixelHeight: 126, scale: 2)])
    #expect(ad.mediaContent?.hasVideoContent == false)

    let winner = try #require(document.attempts.last)
    #expect(winner.className == "SampleAdapter.SampleCustomEventNativeAd")
    #expect(winner.parameter == "sample-app-install")
    #expect(winner.latencyMilliseconds == 120)
    let click = try #require(document.events.first { $0.name == "didRecordClickOnAsset" })
    #expect(click.details == ["asset": "callToAction"])
    let times = document.events.map(\.timeMilliseconds)
    #expect(times == times.sorted())
  }

  @Test("of an unfilled request has every error and no ad")
  func noFill() async throws {
    let result = try await MediateBinary.run("run", "sample/no-fill", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    )
    #expect(object.keys.sorted() == ["ad", "adUnit", "attempts", "events", "format", "outcome"])
    #expect(object["ad"] is NSNull)
    let document = try RunDocument(result.output)
    #expect(document.attempts.compactMap(\.error?.code) == [7, 3, 2, 0, 1, 5])
    #expect(document.attempts[1].error?.domain == "com.sample.network.customevent")
    #expect(document.attempts[5].error?.domain == "com.google.admob")
    #expect(document.events.last?.name == "didFailToReceiveAd")
  }

  @Test("has null for every asset that the ad has not")
  func absentAssets() async throws {
    let result = try await MediateBinary.run("run", "sample/minimal", "--json")
    for key in ["advertiser", "extraAssets", "icon", "price", "starRating", "store"] {
      #expect(result.output.contains("\"\(key)\": null"), "\(key)")
    }
  }

  @Test(
    "follows the image options",
    arguments: [
      ([], ["240x126"]),
      (["--orientation", "portrait"], ["126x240"]),
      (["--orientation=landscape"], ["240x126"]),
      (["--multiple-images"], ["240x126", "240x126", "240x126", "126x240", "126x240"]),
      (["--multiple-images", "--orientation=portrait"], ["126x240", "126x240"]),
      (["--disable-image-loading"], ["https://images.sample-network.example/harbour-landscape.png"]),
    ] as [([String], [String])]
  )
  func imageOptions(_ options: [String], _ images: [String]) async throws {
    let result = try await MediateBinary.run(
      arguments: ["run", "sample/multiple-images", "--json"] + options
    )
    let shown = try RunDocument(result.output).ad?.images?.map { image in
      image.url ?? "\(image.pixelWidth ?? 0)x\(image.pixelHeight ?? 0)"
    }
    #expect(shown == images)
  }

  @Test("for people shows waterfall, assets, timeline and result")
  func text() async throws {
    let result = try await MediateBinary.run()
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for heading in ["Waterfall", "Ad", "Timeline"] { #expect(lines.contains(heading)) }
    #expect(lines.contains("  ✓ filled       120 ms  App install"))
    #expect(lines.contains("  starRating               4.5"))
    #expect(lines.contains("  icon                     80 × 80 pixels @2x"))
    #expect(lines.contains("    2,740 ms  didRecordImpression"))
    #expect(
      lines.dropLast().last == "Filled by App install after 2,210 ms: 1 impression, 1 click, 1 screen."
    )
    #expect(lines.allSatisfy { $0.columns <= Terminal.plain.columns && !$0.hasSuffix(" ") })
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("for people marks ignored events and says why")
  func suppressedInText() async throws {
    let lines = try await MediateBinary.run("run", "sample/late").output.split(separator: "\n")
    let index = try #require(lines.firstIndex { $0.hasPrefix("  ✗ 30,000 ms  didReceive ") })
    #expect(lines[index + 1].contains("ignored: after the timeout; the late ad is released"))
    #expect(lines.last?.hasSuffix("; 1 event ignored.") == true)
  }

  @Test("for people says that there was no ad")
  func noFillInText() async throws {
    let result = try await MediateBinary.run("run", "sample/no-fill")
    #expect(result.status == 1)
    #expect(
      result.output.hasSuffix(
        "\nNo fill from the 6 sources of sample/no-fill: 1 not found, 4 failed, 1 timed out.\n"
      )
    )
  }

  @Test(
    "is the same every time",
    arguments: [
      [], ["--json"], ["run", "sample/no-fill"], ["run", "sample/image-urls", "--json"], ["units"],
    ]
  )
  func isDeterministic(_ arguments: [String]) async throws {
    let first = try await MediateBinary.run(arguments: arguments)
    let second = try await MediateBinary.run(arguments: arguments)
    #expect(first.output == second.output)
    #expect(!first.output.isEmpty)
  }

  @Test("waits by the clock with --real-time")
  func realTime() async throws {
    let start = ContinuousClock.now
    let result = try await MediateBinary.run("run", "sample/minimal", "--real-time", "--json")
    let elapsed = start.duration(to: .now)
    #expect(result.status == 0)
    let document = try RunDocument(result.output)
    #expect(document.effectiveEvents.contains("didRecordClick"))
    let last = try #require(document.events.last)
    #expect(last.name == "released")
    #expect(last.timeMilliseconds >= 3500)
    #expect(elapsed >= .milliseconds(3500))
  }
}
