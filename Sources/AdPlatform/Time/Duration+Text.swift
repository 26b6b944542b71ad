// How reports write time, everywhere: lengths of time and times since a request in milliseconds, and places in films
// and streams as a player's clock shows them.

extension Duration {
  /// A length of time, such as a latency, or a time since a request: `1,234 ms`.
  package var inMilliseconds: String { "\(Int(milliseconds.rounded()).grouped) ms" }

  /// A limit: `30 seconds`, `1 second`, `0.5 seconds`.
  package var inWords: String {
    let text = "\(self)".replacing(".0 seconds", with: " seconds")
    return text == "1 seconds" ? "1 second" : text
  }

  /// A place in a film or a stream, or how much of it, as a player's clock shows it: `0:15`, `1:02:03.5`.
  package var clock: String {
    let (seconds, attoseconds) = components
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
    let text = shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }
    var fraction = String(1_000_000_000 + attoseconds / 1_000_000_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return text.joined(separator: ":") + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// As a clock shows it, with a sign below zero.
  package var signedClock: String { self < .zero ? "-\((.zero - self).clock)" : clock }
}

extension Int {
  /// The number in groups of three digits: `10,000`.
  package var grouped: String { (self < 0 ? "−" : "") + String(magnitude).groupedDigits }
}

extension StringProtocol {
  /// Digits in groups of three.
  package var groupedDigits: String {
    enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (count - digit.offset).isMultiple(of: 3) { text += "," }
      text.append(digit.element)
    }
  }
}
