import AdPlatform
import Foundation

@testable import InteractiveMediaAds

extension FuzzedParser {
  /// The answer to a registration. A first line such as `date: Thu, 01 Jan 2026 00:00:00 GMT` is a header field.
  func checkStream(_ input: Data) throws(BrokenPromise) {
    let response = Self.response(input)
    func read() throws(StreamError) -> RegisteredStream { try RegisteredStream(response) }
    let result = outcome(read)
    try require(outcome(read) == result, "the second reading is another one")
    switch result {
    case .failure(let error):
      try require(!error.message.contains { $0.isNewline }, "an error has more than one line")
    case .success(let stream):
      try require(!stream.id.isEmpty, "a stream without an ID")
      try require(
        RegisteredStream.pollingIntervals.contains(stream.pollingInterval),
        "asks every \(stream.pollingInterval)"
      )
      if let lifetime = stream.lifetime {
        try require(RegisteredStream.lifetimes.contains(lifetime), "lasts \(lifetime)")
      }
      for url in [stream.metadataURL, stream.verificationURL, stream.updateURL] + [
        stream.verificationURL(of: "event?1#a b")
      ] {
        try require(url?.isWebURL != false, "the URL \(String(describing: url))")
      }
    }
  }

  /// What ads a stream has.
  func checkMetadata(_ input: Data) throws(BrokenPromise) {
    let response = HTTPResponse(url: Self.service, status: 200, headers: [:], body: input)
    func read() throws(StreamError) -> StreamMetadata { try StreamMetadata(response) }
    let result = outcome(read)
    try require(outcome(read) == result, "the second reading is another one")
    guard case .success(let metadata) = result else { return }
    try require(metadata.adding(to: metadata) == metadata, "added to itself it is more than itself")
    for name in metadata.tags.keys {
      try require(
        metadata.tag(of: name) == metadata.tags[name],
        "the tag \(name.debugDescription) is not found"
      )
      if name.utf8.count >= StreamMetadata.shortestBeginning {
        try require(metadata.tag(of: name + "~") != nil, "no tag of an event \(name.debugDescription)~")
      }
    }
    for ad in metadata.ads.values {
      try require(ad.clickThrough?.isWebURL != false, "the URL \(String(describing: ad.clickThrough))")
      try require(ad.duration >= .zero, "an ad of \(ad.duration)")
    }
  }

  private static func response(_ input: Data) -> HTTPResponse {
    let field = Data("date: ".utf8)
    var response = HTTPResponse(url: service, status: 200, headers: [:], body: input)
    guard input.starts(with: field), let end = input.firstIndex(of: 0x0A) else { return response }
    response.headers["date"] = String(decoding: input[field.count..<end], as: UTF8.self)
    response.body = Data(input[input.index(after: end)...])
    return response
  }

  private static let service = StreamRegistration.publicService
}
