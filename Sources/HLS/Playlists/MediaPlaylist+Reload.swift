public import Foundation

extension MediaPlaylist {
  /// The playlist after a reload.
  ///
  /// The result is the same as a playlist that is read from the same bytes. Segments that both have are not read
  /// again; finding them is one comparison of bytes. A delta update (``skip``) gets the segments that it leaves out
  /// from this playlist.
  ///
  /// Source: RFC 8216bis, sections 6.2.5.1 and 6.3.7 (playlist delta updates).
  ///
  /// - Parameter data: What the server answered.
  /// - Throws: what is wrong with the answer, or that it leaves out what this playlist does not have; then the whole
  ///   playlist has to be requested.
  public func updated(with data: Data) throws(PlaylistError) -> MediaPlaylist {
    MediaPlaylist(try MediaReload(of: contents).contents(with: data))
  }

  /// Reads a reload; see ``updated(with:)``.
  ///
  /// - Throws: what is wrong with the answer. The playlist is as before then.
  public mutating func update(with data: Data) throws(PlaylistError) { self = try updated(with: data) }

  /// How much later this playlist begins than an earlier one of the same stream: the time of the segments that have
  /// been removed, or the difference of their dates if they have no segment in common.
  ///
  /// - Returns: nil if neither is known.
  public func offset(from earlier: MediaPlaylist) -> Duration? {
    let removed = mediaSequence - earlier.mediaSequence
    if removed >= 0, removed < earlier.segments.count, skip == nil, earlier.skip == nil {
      return earlier.segments[removed].startTime
    }
    if removed < 0, -removed < segments.count, skip == nil, earlier.skip == nil {
      return .zero - segments[-removed].startTime
    }
    return startDate.flatMap(earlier.time)
  }
}
