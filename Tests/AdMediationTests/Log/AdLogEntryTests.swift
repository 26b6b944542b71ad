import Testing

@testable import AdMediation

@Suite("Events of a log")
struct AdLogEntryTests {
  @Test(
    "facts are details, in whichever form they were logged",
    arguments: [
      (AdLogDetails.none, [:]),
      (.source("First", message: nil), ["source": "First"]),
      (.source("First", message: "no ad"), ["source": "First", "message": "no ad"]),
      (.asset(.iconAsset), ["asset": "icon"]),
      (
        .assetViews(clickable: AssetSet([.iconAsset, .bodyAsset]), nonclickable: []),
        ["clickableAssetViews": "body,icon", "nonclickableAssetViews": ""]
      ),
      (.details(["size": "3 x 4"]), ["size": "3 x 4"]),
    ]
  )
  func details(_ facts: AdLogDetails, _ details: [String: String]) {
    let event = AdLogEntry(time: .seconds(1), name: "x", facts)
    let written = AdLogEntry(time: .seconds(1), name: "x", details: details)
    #expect(event.details == details)
    #expect(event == written)
    #expect(event.hashValue == written.hashValue)
    #expect(event.description == written.description)
  }

  @Test("events that differ in their details differ")
  func difference() {
    let event = AdLogEntry(time: .zero, name: "x", .source("First", message: nil))
    #expect(event != AdLogEntry(time: .zero, name: "x", .source("Second", message: nil)))
    #expect(event != AdLogEntry(time: .zero, name: "x"))
  }

  @Test("details can be changed")
  func change() {
    var event = AdLogEntry(time: .zero, name: "x", .asset(.iconAsset))
    event.details["view"] = "nil"
    #expect(event.details == ["asset": "icon", "view": "nil"])
    event.details = [:]
    #expect(event == AdLogEntry(time: .zero, name: "x"))
  }

  @Test("every asset that a native ad view has views for has a name in a set", arguments: AssetSet.assets)
  func assets(_ asset: AssetIdentifier) {
    #expect(AssetSet([asset]).names == asset.rawValue)
  }

  @Test("the names of a set come in alphabetical order")
  func allAssets() {
    #expect(
      AssetSet(AssetSet.assets).names
        == "adChoicesView,advertiser,body,callToAction,headline,icon,image,mediaView,price,starRating,store"
    )
  }
}
