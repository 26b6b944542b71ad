import Foundation
import HeadlessAVFoundation
import Testing

@MainActor
@Suite("The choice of media")
struct MediaSelectionTests {
  let english = AVMediaSelectionOption(displayName: "English", extendedLanguageTag: "en-GB")
  let german = AVMediaSelectionOption(displayName: "Deutsch", extendedLanguageTag: "de")

  @Test("is there where a test has put it, and found by language")
  func groups() async throws {
    let asset = AVPlayerItem(script: PlaybackScript()).asset
    #expect(try await asset.loadMediaSelectionGroup(for: .legible) == nil)
    asset.mediaSelectionGroups = [.legible: AVMediaSelectionGroup(options: [german, english])]
    let group = try #require(try await asset.loadMediaSelectionGroup(for: .legible))
    #expect(try await asset.loadMediaSelectionGroup(for: .audible) == nil)
    let found = AVMediaSelectionGroup.mediaSelectionOptions(
      from: group.options,
      with: Locale(identifier: "en")
    )
    #expect(found == [english])
  }

  @Test("is kept for an item, if it is one of the group's")
  func selection() {
    let item = AVPlayerItem(script: PlaybackScript())
    let subtitles = AVMediaSelectionGroup(options: [german, english])
    let sound = AVMediaSelectionGroup(options: [german], allowsEmptySelection: false)
    item.select(english, in: subtitles)
    item.select(german, in: sound)
    item.select(english, in: sound)
    item.select(nil, in: sound)
    #expect(item.currentMediaSelection.selectedMediaOption(in: subtitles) == english)
    #expect(item.currentMediaSelection.selectedMediaOption(in: sound) == german)
    item.select(nil, in: subtitles)
    #expect(item.currentMediaSelection.selectedMediaOption(in: subtitles) == nil)
  }
}
