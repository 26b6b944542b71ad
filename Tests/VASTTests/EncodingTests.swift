import Foundation
import Testing
import VAST

@Suite("Encoding documents")
struct EncodingTests {
  private func object(_ value: some Encodable) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? NSDictionary)
  }

  @Test("keys are the names of the properties, and URLs are texts")
  func names() throws {
    let document = try Fixture.vast(
      """
      <VAST version="4.2"><Error>https://a.example/none?code=[ERRORCODE]</Error><Ad id="a" adType="audio">
      <Wrapper><VASTAdTagURI>https://a.example/tag</VASTAdTagURI></Wrapper></Ad></VAST>
      """
    )
    let values = try object(document)
    #expect(Set(values.allKeys as? [String] ?? []) == ["version", "ads", "errorURLs", "warnings"])
    #expect(values["errorURLs"] as? [String] == ["https://a.example/none?code=[ERRORCODE]"])
    let ad = try object(try #require(document.ads.first))
    #expect(ad["id"] as? String == "a" && ad["adType"] as? String == "audio")
    #expect(ad["sequence"] == nil && ad["creatives"] as? [String] == [])
  }

  @Test("an offset or a position that is a word is a text")
  func words() throws {
    #expect(
      try object(["a": BreakOffset.start, "b": .percent(12.5), "c": .position(2)]) == [
        "a": "start", "b": "12.5%", "c": "#2",
      ]
    )
    #expect(try object(["a": TimeOffset.percent(25)]) == ["a": "25%"])
    #expect(
      try object(["a": Icon.Position.edge(Icon.HorizontalEdge.left), "b": .pixels(5)]) == [
        "a": "left", "b": 5,
      ]
    )
    #expect(
      try object(["a": Icon.Position.edge(Icon.VerticalEdge.bottom), "b": .pixels(5)]) == [
        "a": "bottom", "b": 5,
      ]
    )
    #expect(try object(["a": VASTError.empty]) == ["a": VASTError.empty.description])
  }
}
