import Foundation
import Testing
import VAST

@testable import InteractiveMediaAds

@Suite("Ad errors")
struct AdErrorTests {
  @Test("what the ad server is told has its counterpart for the app", arguments: VASTErrorCode.allCases)
  func mapping(code: VASTErrorCode) throws {
    let expected = try #require(Self.table[code])
    #expect(AdErrorCode(code) == expected)
    // One number never stands for two things.
    if let same = AdErrorCode(rawValue: code.rawValue) { #expect(AdErrorCode(code) == same) }
  }

  @Test("the page of error codes has every code of both tables, and the mapping between them")
  func page() throws {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = "Sources/InteractiveMediaAds/InteractiveMediaAds.docc/ErrorCodes.md"
    let page = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    for code in VASTErrorCode.allCases {
      let error = AdErrorCode(code)
      let row = page.split(separator: "\n").first { $0.hasPrefix("| \(code.rawValue) | ") }
      #expect(row?.hasSuffix(" | `\(error)` (\(error.rawValue)) |") == true, "\(code)")
    }
    for code in AdErrorCode.allCases {
      #expect(page.contains("\n| \(code.rawValue) | `\(code)` | "), "\(code)")
    }
  }

  @Test("what no VAST code stands for is known by name")
  func others() {
    let mapped = Set(VASTErrorCode.allCases.map { AdErrorCode($0) })
    #expect(
      Set(AdErrorCode.allCases).subtracting(mapped) == [
        .PLAYLIST_MALFORMED_RESPONSE, .REQUIRED_LISTENERS_NOT_ADDED, .ADSLOT_NOT_VISIBLE,
        .VAST_EMPTY_RESPONSE, .STREAM_INITIALIZATION_FAILED, .INVALID_ARGUMENTS, .API_ERROR,
        .OS_RUNTIME_TOO_OLD, .VIDEO_ELEMENT_USED, .VIDEO_ELEMENT_REQUIRED, .CONTENT_PLAYHEAD_MISSING,
      ]
    )
  }

  @Test("an error is an object and a text")
  func text() {
    let error = AdError(
      type: .adLoadingFailed,
      code: AdErrorCode(.wrapperLimit),
      message: "Too many wrappers: allow more."
    )
    #expect(error.type == .adLoadingFailed && error.code == .VAST_TOO_MANY_REDIRECTS)
    #expect(error.message == "Too many wrappers: allow more.")
    #expect("\(error)" == "302 VAST_TOO_MANY_REDIRECTS: Too many wrappers: allow more.")
    #expect((error as any Error).localizedDescription == error.message)
    let event = AdEvent(.LOG, ad: nil, adData: ["errorCode": 302])
    #expect(event.typeString == "Log" && event.description == "Log")
    #expect(event.adData?["errorCode"] as? Int == 302)
    let data = AdLoadingErrorData(adError: error, userContext: 3)
    #expect(data.adError === error && data.userContext as? Int == 3)
  }

  private static let table: [VASTErrorCode: AdErrorCode] = [
    .xmlParsing: .VAST_MALFORMED_RESPONSE,
    .schemaValidation: .VAST_MALFORMED_RESPONSE,
    .unsupportedVersion: .VAST_MALFORMED_RESPONSE,
    .trafficking: .VAST_TRAFFICKING_ERROR,
    .linearityMismatch: .VAST_TRAFFICKING_ERROR,
    .durationMismatch: .VAST_TRAFFICKING_ERROR,
    .sizeMismatch: .VAST_TRAFFICKING_ERROR,
    .adCategoryRequired: .VAST_TRAFFICKING_ERROR,
    .adCategoryBlocked: .VAST_TRAFFICKING_ERROR,
    .adBreakShortened: .VAST_TRAFFICKING_ERROR,
    .wrapper: .FAILED_TO_REQUEST_ADS,
    .wrapperTimeout: .VAST_LOAD_TIMEOUT,
    .wrapperLimit: .VAST_TOO_MANY_REDIRECTS,
    .noAds: .VAST_INVALID_URL,
    .inlineTimeout: .VAST_LOAD_TIMEOUT,
    .linear: .VIDEO_PLAY_ERROR,
    .linearFileNotFound: .VAST_ASSET_NOT_FOUND,
    .linearMediaTimeout: .VAST_MEDIA_LOAD_TIMEOUT,
    .linearMediaNotSupported: .VAST_LINEAR_ASSET_MISMATCH,
    .mediaPlayback: .VIDEO_PLAY_ERROR,
    .mezzanineRequired: .VAST_ASSET_NOT_FOUND,
    .mezzanineDownloading: .VAST_ASSET_NOT_FOUND,
    .conditionalAdRejected: .VAST_TRAFFICKING_ERROR,
    .interactiveUnitNotExecuted: .VAST_LINEAR_ASSET_MISMATCH,
    .verificationNotExecuted: .FAILED_LOADING_AD,
    .mezzanineInsufficient: .VAST_ASSET_NOT_FOUND,
    .nonLinear: .FAILED_LOADING_AD,
    .nonLinearSize: .FAILED_LOADING_AD,
    .nonLinearResource: .FAILED_LOADING_AD,
    .nonLinearNotSupported: .VAST_LINEAR_ASSET_MISMATCH,
    .companion: .COMPANION_AD_LOADING_FAILED,
    .companionSize: .COMPANION_AD_LOADING_FAILED,
    .companionRequired: .COMPANION_AD_LOADING_FAILED,
    .companionResource: .COMPANION_AD_LOADING_FAILED,
    .companionNotSupported: .COMPANION_AD_LOADING_FAILED,
    .undefined: .UNKNOWN_ERROR,
    .vpaid: .FAILED_LOADING_AD,
    .interactiveCreative: .FAILED_LOADING_AD,
  ]
}
