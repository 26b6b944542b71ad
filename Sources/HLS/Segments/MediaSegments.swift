/// The segments of a playlist. Each is made when it is asked for.
public struct MediaSegments: RandomAccessCollection, Sendable {
  let contents: MediaContents

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of segments.
  public var endIndex: Int { contents.records.count }

  /// The segment at a place.
  public subscript(index: Int) -> MediaSegment {
    precondition(indices.contains(index), "The playlist has \(count) segments, and \(index) is none of them.")
    return MediaSegment(contents: contents, index: index)
  }

  /// The place of the segment that is played at a time: the last one that does not begin later. Found by halving.
  ///
  /// - Returns: nil before the start and from the end on.
  public func index(at time: Duration) -> Int? {
    guard time >= .zero, time < contents.totalDuration else { return nil }
    return contents.index(at: time)
  }
}

extension MediaSegments: Equatable {
  /// Whether all segments are the same.
  public static func == (left: MediaSegments, right: MediaSegments) -> Bool { left.elementsEqual(right) }
}

extension MediaSegments: Encodable {
  /// Encodes a list of the segments.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for segment in self { try container.encode(segment) }
  }
}
