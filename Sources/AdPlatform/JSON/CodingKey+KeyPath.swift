/// Any key at all, or an index.
package struct AnyKey: CodingKey {
  package let stringValue: String
  package let intValue: Int?

  package init(_ name: String) {
    stringValue = name
    intValue = nil
  }

  package init(_ index: Int) {
    stringValue = "\(index)"
    intValue = index
  }

  package init?(stringValue: String) { self.init(stringValue) }
  package init?(intValue: Int) { self.init(intValue) }
}

extension [any CodingKey] {
  /// The path as people write it: `adUnits.home.sources[1].timeout`; empty for the whole document.
  package var keyPath: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += (path.isEmpty ? "" : ".") + key.stringValue.asKeyPathStep
      }
    }
  }
}

extension String {
  /// A key as key paths have it: in one line, and cut where no name is as long.
  var asKeyPathStep: String { printable(limit: 100) }
}
