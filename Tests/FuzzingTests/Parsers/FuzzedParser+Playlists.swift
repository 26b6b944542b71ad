import Foundation

@testable import HLS

extension FuzzedParser {
  /// Playlists of either kind: no byte is lost, and edits can be read.
  func checkPlaylist(_ input: Data) throws(BrokenPromise) {
    let result = outcome { () throws(PlaylistError) in try Playlist(data: input, origin: Self.origin) }
    let narrow = outcome { () throws(PlaylistError) in
      try Playlist(data: input, origin: Self.origin, limits: Self.narrow)
    }
    switch result {
    case .failure(let error):
      try require(!error.description.contains { $0.isNewline }, "an error has more than one line")
      try require((try? narrow.get()) == nil, "narrow limits make it readable")
    case .success(let playlist):
      try require(playlist.data == input, "the bytes are others")
      try require(Array(playlist.text.utf8) == Array(input), "the text is another one")
      if let narrow = try? narrow.get() {
        try require(narrow.data == input, "narrow limits change the bytes")
      }
      for warning in playlist.warnings {
        try require(!warning.description.contains { $0.isNewline }, "a warning has more than one line")
      }
      switch playlist {
      case .media(let media): try checkMedia(media)
      case .multivariant(let multivariant):
        _ = "\(multivariant.variants)\(multivariant.renditions)\(multivariant.iFrameStreams)"
        _ = "\(multivariant.sessionData)\(multivariant.sessionKeys)\(multivariant.variables)"
        _ = multivariant.origin(ofPlaylistAt: Self.origin.url)
      }
    }
  }

  private func checkMedia(_ playlist: MediaPlaylist) throws(BrokenPromise) {
    try require(!playlist.everything.isEmpty, "a playlist that says nothing")
    for interstitial in playlist.interstitials {
      _ = interstitial.requestURL(
        relativeTo: Self.origin.url,
        primaryID: "a b",
        startOffset: .milliseconds(7)
      )
    }
    let schedule = InterstitialSchedule(
      events: playlist.interstitials.map(InterstitialEvent.init),
      primary: PrimaryTimeline(playlist)
    )
    _ = "\(schedule)"
    var edited = playlist
    for range in playlist.dateRanges.prefix(3) {
      guard (try? edited.removeDateRange(id: range.id)) == true else { continue }
      try require(
        !edited.dateRanges.contains { $0.id == range.id },
        "\(range.id.debugDescription) is still there"
      )
    }
  }

  /// Reloads, divided by lines of `==== reload ====`: each is what it would be if it were read alone.
  func checkReload(_ input: Data) throws(BrokenPromise) {
    var rest = input
    var parts: [Data] = []
    while parts.count < 8, let line = rest.range(of: Data("==== reload ====\n".utf8)) {
      parts.append(Data(rest[..<line.lowerBound]))
      rest = Data(rest[line.upperBound...])
    }
    guard let first = parts.first, var playlist = try? MediaPlaylist(data: first, origin: Self.origin) else {
      return
    }
    for part in parts.dropFirst() + [rest] {
      let result = outcome { () throws(PlaylistError) in try playlist.updated(with: part) }
      let fresh = outcome { () throws(PlaylistError) in try MediaPlaylist(data: part, origin: Self.origin) }
      switch (result, fresh) {
      case (.success(let updated), .success(let read)) where read.skip == nil:
        try compare(updated, with: read, "read as a reload")
        playlist = updated
      case (.success(let updated), .success):
        guard let read = try? MediaPlaylist(data: updated.data, origin: Self.origin) else {
          throw BrokenPromise(description: "a delta update makes an unreadable playlist")
        }
        try compare(updated, with: read, "a delta update")
        playlist = updated
      case (.failure(let error), .success(let read)):
        try require(read.skip != nil, "readable alone, but not as a reload: \(error)")
      case (.failure(let error), .failure(let other)):
        try require(error == other, "as a reload: \(error) – alone: \(other)")
      case (.success, .failure(let error)):
        throw BrokenPromise(description: "readable as a reload, but not alone: \(error)")
      }
    }
  }

  private func compare(
    _ playlist: MediaPlaylist,
    with fresh: MediaPlaylist,
    _ what: String
  ) throws(BrokenPromise) {
    try require(playlist == fresh, "\(what): other bytes")
    let difference = playlist.everything.difference(from: fresh.everything)
    try require(difference.isEmpty, "\(what): \(difference)")
  }

  /// Asset lists.
  func checkAssetList(_ input: Data) throws(BrokenPromise) {
    func read() throws(AssetListError) -> AssetList { try AssetList(data: input) }
    let result = outcome(read)
    try require(outcome(read) == result, "the second reading is another one")
    switch result {
    case .failure(let error):
      try require(!error.description.contains { $0.isNewline }, "an error has more than one line")
    case .success(let list):
      for asset in list.assets {
        try require(!asset.uri.isEmpty && asset.duration >= .zero, "an asset \(asset)")
      }
    }
  }

  /// The attributes of a date range, and the interstitial that they may describe.
  func checkDateRange(_ input: Data) throws(BrokenPromise) {
    // Lines of a playlist are text.
    let line = Data(input.prefix { $0 != 0x0A && $0 != 0x0D })
    guard String(validating: line, as: UTF8.self) != nil else { return }
    let attributes = attributeList(line)
    // A quote within a value cannot be written.
    if !attributes.attributes.contains(where: { $0.text.contains("\"") }) {
      try require(
        attributeList(Data(attributes.text.utf8)) == attributes,
        "written and read: \(attributes.text)"
      )
    }
    guard let range = try? DateRange(attributes) else { return }
    try require((try? DateRange(attributes)) == range, "the second reading is another one")
    for problem in range.problems {
      try require(!"\(problem)".contains { $0.isNewline }, "a problem has more than one line")
    }
    guard let interstitial = try? Interstitial(range) else { return }
    _ = "\(interstitial)"
    for base in [nil, Self.origin.url] {
      _ = interstitial.requestURL(relativeTo: base, primaryID: "a b", startOffset: .seconds(1))
    }
    _ = "\(InterstitialEvent(interstitial))"
  }

  private func attributeList(_ text: Data) -> AttributeList {
    text.withUnsafeBytes { bytes in
      var reader = AttributeReader(bytes.bindMemory(to: UInt8.self), limit: 100)
      return reader.list()
    }
  }

  static let origin = PlaylistOrigin(
    url: URL(string: "https://a.example/live/main.m3u8?token=a%20b&empty="),
    variables: ["imported": "value"]
  )

  /// Limits that inputs of a few kilobytes can reach.
  private static let narrow = {
    var limits = PlaylistLimits.standard
    limits.bytes = 3000
    limits.lineBytes = 300
    limits.segments = 5
    limits.attributes = 6
    limits.dateRanges = 2
    limits.entries = 4
    limits.variables = 2
    limits.expandedBytes = 100
    limits.warnings = 2
    return limits
  }()
}
