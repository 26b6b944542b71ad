/// A list that is cut at both ends and grows at its end at little cost, while older versions of it live on: most of
/// its elements are shared with them.
struct ChunkedList<Element: Sendable>: Sendable {
  /// Elements before those of the chunks.
  private var front: [Element] = []
  /// All are full but the last one.
  private var chunks: [[Element]] = []
  /// How many elements of the first chunk do not belong to the list any more.
  private var offset = 0
  private(set) var count = 0

  private static var shift: Int { 9 }
  private static var chunkSize: Int { 1 << shift }

  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : self[0] }
  var last: Element? { isEmpty ? nil : self[count - 1] }

  subscript(index: Int) -> Element {
    guard index >= front.count else { return front[index] }
    let place = index - front.count + offset
    return chunks[place >> Self.shift][place & (Self.chunkSize - 1)]
  }

  mutating func append(_ element: Element) {
    if chunks.isEmpty || chunks[chunks.count - 1].count == Self.chunkSize {
      var chunk: [Element] = []
      // Most lists have few elements or very many.
      if !chunks.isEmpty { chunk.reserveCapacity(Self.chunkSize) }
      chunks.append(chunk)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  mutating func removeFirst(_ number: Int) {
    let number = min(number, count)
    let fromFront = min(number, front.count)
    front.removeFirst(fromFront)
    offset += number - fromFront
    count -= number
    let whole = min(offset >> Self.shift, chunks.count)
    chunks.removeFirst(whole)
    offset -= whole << Self.shift
  }

  mutating func keepFirst(_ number: Int) {
    guard number < count else { return }
    count = max(number, 0)
    guard count > front.count else {
      front = Array(front.prefix(count))
      chunks = []
      offset = 0
      return
    }
    let places = count - front.count + offset
    let needed = (places + Self.chunkSize - 1) >> Self.shift
    chunks.removeLast(chunks.count - needed)
    let rest = places - (needed - 1) << Self.shift
    chunks[needed - 1].removeLast(chunks[needed - 1].count - rest)
  }

  /// Puts elements before all others.
  mutating func prepend(_ elements: [Element]) {
    front = elements + front
    count += elements.count
  }

  /// The last of the elements at the beginning that belong; those that belong come first.
  func last(where belongs: (Element) -> Bool) -> Element? {
    let count = prefixCount(where: belongs)
    return count > 0 ? self[count - 1] : nil
  }

  /// The number of elements, from the start on, that fulfil a condition which no later one fulfils. Found by halving.
  func prefixCount(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func map<Result>(_ transform: (Element) throws -> Result) rethrows -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for index in 0..<count { results.append(try transform(self[index])) }
    return results
  }
}
