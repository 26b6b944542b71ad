import Foundation
import HeadlessUIKit
import Testing

@Suite("What a phone's Foundation has")
struct FoundationNamesTests {
  @Test("index paths have a section, and a row or an item")
  func indexPaths() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path == IndexPath(item: 3, section: 1))
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    path.row = 4
    #expect(path.item == 4)
  }

  @Test("values hold rectangles")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }

  @Test("names of Objective-C are there")
  func names() {
    let number: NSInteger = 3
    #expect(number == 3 && MAXFLOAT == Float.greatestFiniteMagnitude)
    #expect(autoreleasepool { 4 } == 4)
  }

  @Test("transforms move, scale and turn, in the order in which they are put together")
  func transforms() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.applying(.identity) == point && CGAffineTransform.identity.isIdentity)
    #expect(point.applying(CGAffineTransform(translationX: 3, y: 4)) == CGPoint(x: 4, y: 6))
    #expect(point.applying(CGAffineTransform(scaleX: 3, y: 4)) == CGPoint(x: 3, y: 8))
    let moved = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 1)
    #expect(point.applying(moved) == CGPoint(x: 4, y: 6))
    let scaled = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1))
    #expect(point.applying(scaled) == CGPoint(x: 3, y: 5))
    #expect(point.applying(scaled).applying(scaled.inverted()) == point)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-9 && abs(turned.y - 1) < 1e-9)
    let rect = CGRect(x: 1, y: 1, width: 1, height: 1).applying(CGAffineTransform(scaleX: -2, y: 2))
    #expect(rect == CGRect(x: -4, y: 2, width: 2, height: 2))
  }
}
