import AdPlatform
import Foundation
import HeadlessUIKit
import ReportPage

extension NativeAdReport {
  /// The ad the way an app lays it out.
  var card: HTML {
    HTML(.article, .class("card ad"), .label("The ad as an app would show it")) {
      HTML(.p) { HTML(.small) { "Ad" + (advertiser.map { " · \($0)" } ?? "") } }
      HTML(.div, .class("ad-head")) {
        if let icon { icon.picture("Icon", maximumBytes: Self.maximumPictureBytes) }
        HTML(.div) {
          HTML(.strong) { headline ?? "No headline" }
          if let starRating {
            HTML(.div, .label("\(starRating.plain) of 5 stars")) {
              HTML(.span, .isDecoration) { starRating.stars }
              HTML(.small) { " \(starRating.plain)" }
            }
          }
        }
      }
      for (index, image) in (images ?? []).enumerated() {
        image.picture("Image \(index + 1)", maximumBytes: Self.maximumPictureBytes)
      }
      if mediaContent.hasVideoContent { HTML(.p) { HTML(.small) { "▶ \(mediaContent.text)" } } }
      if let body { HTML(.p) { body } }
      if store != nil || price != nil {
        HTML(.p) { HTML(.small) { [store, price].compactMap(\.self).joined(separator: " · ") } }
      }
      if let callToAction { HTML(.span, .class("button")) { callToAction } }
    }
  }

  /// 64 KiB a picture, so that a page with several stays small.
  private static let maximumPictureBytes = 64 * 1024
}

extension ImageReport {
  /// The picture itself, or what it is if the page does not have it.
  fileprivate func picture(_ name: String, maximumBytes: Int) -> HTML {
    switch self {
    case .picture(let width, let height, let scale, let file):
      guard file.count <= maximumBytes, let format = ImageHeader(file)?.format,
        let type = Attribute.PictureType(rawValue: format.rawValue)
      else { return HTML(.p) { HTML(.small) { "\(name): \(text), \(file.count) bytes" } } }
      return HTML(
        .img,
        .picture(file, type: type),
        .alternative("\(name), \(text)"),
        .measure(.width, (Double(width) / scale).rounded()),
        .measure(.height, (Double(height) / scale).rounded())
      )
    case .address(let url, _):
      return HTML(.p) {
        HTML(.small) { "\(name), not loaded: " }
        HTML.address(url)
      }
    }
  }
}

extension Double {
  /// The rating as five stars, filled as far as it goes.
  fileprivate var stars: String {
    let halves = isFinite ? Int((min(max(self, 0), 5) * 2).rounded()) : 0
    let (full, half) = (halves / 2, halves % 2)
    return String(repeating: "★", count: full) + (half == 1 ? "½" : "")
      + String(repeating: "☆", count: 5 - full - half)
  }
}
