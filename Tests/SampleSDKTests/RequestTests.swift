import SampleSDK
import Testing

@MainActor
@Suite("A request")
struct RequestTests {
  let request = SampleNativeAdRequest()

  @Test("asks for loaded images, one of them, any way up, and no test")
  func defaults() {
    #expect(request.shouldDownloadImages)
    #expect(!request.shouldRequestMultipleImages)
    #expect(!request.shouldRequestPortraitImages)
    #expect(request.preferredImageOrientation == .any)
    #expect(request.keywords == nil)
    #expect(!request.testMode)
  }

  @Test("takes the older portrait flag for the newer preference")
  func portraitFlag() {
    request.shouldRequestPortraitImages = true
    #expect(request.preferredImageOrientation == .portrait)
    #expect(request.shouldRequestPortraitImages)
    request.shouldRequestPortraitImages = false
    #expect(request.preferredImageOrientation == .any)
  }

  @Test("keeps a preference for landscape when the portrait flag is set to false")
  func landscapeStays() {
    request.preferredImageOrientation = .landscape
    request.shouldRequestPortraitImages = false
    #expect(request.preferredImageOrientation == .landscape)
    #expect(!request.shouldRequestPortraitImages)
  }

  @Test("each error code says in a sentence what to do")
  func errorSentences() {
    #expect(SampleErrorCode.allCases.map(\.rawValue) == [0, 1, 2, 3])
    let sentences = Set(SampleErrorCode.allCases.map(\.description))
    #expect(sentences.count == 4)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.contains(": ") })
  }
}
