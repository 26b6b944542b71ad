import AdPlatform
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Controls, lists and segues of apps")
struct AppControlTests {
  @Test("a slider keeps its value in its range, and calls actions when it is dragged")
  func slider() {
    let slider = UISlider(frame: .zero)
    var values: [Float] = []
    slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
    slider.maximumValue = 60
    slider.value = 75
    #expect(slider.value == 60)
    slider.maximumValue = 30
    #expect(slider.value == 30)
    slider.setValue(5, animated: true)
    #expect(values.isEmpty)
    slider.drag(to: -3)
    slider.isEnabled = false
    slider.drag(to: 9)
    #expect(values == [0])
  }

  @Test("a table makes the cells of its data source's rows, and keeps what is selected")
  func table() {
    let table = UITableView(frame: .zero)
    let films = Films()
    table.dataSource = films
    table.registerCells(withIdentifier: "film") { FilmCell(style: .subtitle, reuseIdentifier: "film") }
    #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    #expect(cell is FilmCell && cell?.textLabel?.text == "Second" && cell?.reuseIdentifier == "film")
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 1)
    #expect((table.indexPathForSelectedRow as NSIndexPath?)?.row == 1)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a table tells its delegate of a row that is tapped, and asks it which one is selected")
  func tappedRow() {
    let table = UITableView(frame: .zero, style: .grouped)
    let (films, viewer) = (Films(), Viewer())
    table.dataSource = films
    table.tapRow(at: IndexPath(row: 0, section: 0))
    #expect(table.style == .grouped && table.indexPathForSelectedRow?.row == 0)
    table.reloadData()
    table.delegate = viewer
    for row in 0...2 { table.tapRow(at: IndexPath(row: row, section: 0)) }
    #expect(viewer.log == ["touched 0", "let go 0", "touched 1", "let go 1", "selected 1"])
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test("a segue pushes its destination where there is a stack, and presents it elsewhere")
  func segues() {
    let (list, film) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: list)
    UIStoryboardSegue(identifier: "show", source: list, destination: film).perform()
    #expect(stack.topViewController === film)
    let window = UIWindow()
    window.rootViewController = film
    window.makeKeyAndVisible()
    let alone = UIViewController()
    window.rootViewController = alone
    let page = UIViewController()
    UIStoryboardSegue(identifier: nil, source: alone, destination: page).perform()
    #expect(alone.presentedViewController === page)
  }

  @Test("a controller hears that its window was turned, and how it was before")
  func turned() {
    let scheduler = VirtualScheduler()
    let turning = Turning()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = turning
    window.makeKeyAndVisible()
    Platform.$current.withValue(Platform(scheduler: scheduler)) {
      for size in [
        CGSize(width: 800, height: 400), CGSize(width: 700, height: 400), CGSize(width: 400, height: 800),
      ] {
        window.transition(to: size)
        scheduler.run()
      }
    }
    #expect(turning.before == [.portrait, .landscapeLeft])
  }
}

private final class Turning: UIViewController {
  var before: [UIInterfaceOrientation] = []
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    before.append(fromInterfaceOrientation)
  }
}

private final class FilmCell: UITableViewCell {}

private final class Films: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
    cell.textLabel?.text = ["First", "Second"][indexPath.row]
    return cell
  }
}

/// Lets the second film be selected only.
private final class Viewer: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("touched \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("let go \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 1 ? indexPath : nil
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
}
