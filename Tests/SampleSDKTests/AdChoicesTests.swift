import Foundation
import HeadlessUIKit
import SampleSDK
import Testing

@MainActor
@Suite("The AdChoices marks")
struct AdChoicesTests {
  @Test("are small, have a text, and fill what they are given")
  func marks() {
    let info = SampleAdInfoView()
    let choices = SampleAdChoicesView()
    #expect(info.frame.size == SampleAdInfoView.defaultSize)
    #expect(choices.frame.size == SampleAdChoicesView.defaultSize)
    #expect(info.text == "Ad")
    #expect(choices.text == "AdChoices")
    choices.frame.size = CGSize(width: 100, height: 30)
    choices.layoutIfNeeded()
    #expect(choices.subviews.map(\.frame.width) == [70, 30])
    info.layoutIfNeeded()
    #expect(info.subviews.map(\.frame) == [info.bounds])
  }
}
