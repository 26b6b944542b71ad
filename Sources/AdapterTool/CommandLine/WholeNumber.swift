/// Numbers of a command line.
package enum WholeNumber {
  /// Reads digits alone: neither a sign nor a space, nor digits of other scripts.
  package static func read(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension CommandArguments {
  /// The whole number behind an option; nil without the option.
  package func number(of flag: Flag, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    guard let number = WholeNumber.read(text), range.contains(number) else {
      throw .noNumber(text, of: flag, range)
    }
    return number
  }
}
