public import Foundation

/// A list of rows in sections, whose cells a data source makes. Rows are not laid out; a cell is made when it is asked
/// for.
open class UITableView: UIScrollView {
  /// Where a row goes when it is scrolled to. The raw values are UIKit's.
  public enum ScrollPosition: Int, Sendable {
    /// Nowhere in particular.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// Makes the cells.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The row that is selected: nil if there is none.
  public private(set) var indexPathForSelectedRow: IndexPath?

  private var makers: [String: () -> UITableViewCell] = [:]

  /// Says how cells of a name are made. Only here: UIKit registers a class or has a prototype in a storyboard, and
  /// makes cells of it with the help of Objective-C.
  public func registerCells(withIdentifier identifier: String, _ make: @escaping () -> UITableViewCell) {
    makers[identifier] = make
  }

  /// A new cell of the kind that was registered by that name; a plain one if there is none. Cells are not reused.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    makers[identifier]?() ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// How many sections the data source has.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, made anew.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.section < numberOfSections, indexPath.row < numberOfRows(inSection: indexPath.section)
    else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Selects a row; with nil, none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathForSelectedRow = indexPath
  }

  /// Ends the selection of a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Ends the selection. Rows are made when they are asked for, so there is nothing else to load again.
  open func reloadData() { indexPathForSelectedRow = nil }
}

/// Makes the cells of a table.
@preconcurrency
@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many sections the table has: 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
