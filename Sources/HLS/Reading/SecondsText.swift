/// Times as playlists write them.
enum SecondsText {
  /// The seconds with as many decimals as they need: `6`, `-1.5`.
  static func text(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    let whole = "\(sign)\(seconds.magnitude)"
    guard attoseconds != 0 else { return whole }
    var fraction = String(1_000_000_000_000_000_000 + attoseconds.magnitude).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(whole).\(fraction)"
  }
}
