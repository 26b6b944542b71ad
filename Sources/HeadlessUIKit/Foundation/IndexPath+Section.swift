public import Foundation

extension NSIndexPath {
  /// The section. The index path must have two indexes, as in UIKit.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section. The index path must have two indexes, as in UIKit.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section. The index path must have two indexes, as in UIKit.
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  /// Creates an index path to a row of a table's section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates an index path to an item of a collection's section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section. The index path must have two indexes, as in UIKit.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section. The index path must have two indexes, as in UIKit.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section. The index path must have two indexes, as in UIKit.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
