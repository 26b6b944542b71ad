import AdPlatform
public import Foundation

/// Why an image of an ad could not be downloaded. An adapter passes it on as the error of its request.
public enum NativeAdImageDownloadError: Error, Hashable, Sendable {
  /// The server answered with a status that is not 200 to 299.
  case badStatus(Int, url: String)
  /// What came is no PNG, JPEG, GIF or WebP.
  case notAnImage(url: String, bytes: Int)
  /// More than ``NativeAdImageDownloader/maximumBytes``.
  case tooManyBytes(limit: Int, url: String)
  /// Not there in time.
  case timeout(Duration, url: String)
  /// The task that waited was cancelled.
  case cancelled
  /// Not fetched at all: a wrong address, no connection, too many redirects.
  case unreachable(url: String, reason: String)

  init(_ error: HTTPError, url: URL) {
    let address = url.absoluteString
    switch error {
    case .status(let status, _): self = .badStatus(status, url: address)
    case .tooLarge(let limit, _): self = .tooManyBytes(limit: limit, url: address)
    case .timeout(let duration, _): self = .timeout(duration, url: address)
    default: self = .unreachable(url: address, reason: error.localizedDescription)
    }
  }
}

extension NativeAdImageDownloadError: LocalizedError, CustomStringConvertible, CustomNSError {
  /// What was wrong, with which image, and what to do next.
  public var description: String {
    switch self {
    case .badStatus(let status, let url):
      "The image server answered \(status) for \(url.printable()). Check the address in the network's response."
    case .notAnImage(let url, let bytes):
      "The \(bytes) bytes at \(url.printable()) are no PNG, JPEG, GIF or WebP. Check what the network serves there."
    case .tooManyBytes(let limit, let url):
      "The image at \(url.printable()) is larger than \(limit) bytes. Ask the network for a smaller one."
    case .timeout(let duration, let url):
      "The image at \(url.printable()) was not there after \(duration.timeInterval) s. Ask for a smaller one or wait longer."
    case .cancelled: "The download was cancelled."
    case .unreachable(let url, let reason):
      "The image at \(url.printable()) could not be fetched: \(reason)"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
  /// The domain of these errors.
  public static var errorDomain: String { "AdMediation.NativeAdImageDownload" }
  /// A number for each case, from 1.
  public var errorCode: Int {
    switch self {
    case .badStatus: 1
    case .notAnImage: 2
    case .tooManyBytes: 3
    case .timeout: 4
    case .unreachable: 5
    case .cancelled: 6
    }
  }
}
