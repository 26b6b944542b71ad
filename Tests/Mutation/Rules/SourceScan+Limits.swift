extension SourceScan {
  /// Which tokens are conditions that hold a parser to its limits: they name a limit, or throw that it is exceeded.
  var limits: [Bool] {
    var limits = Array(repeating: false, count: file.tokens.count)
    for condition in conditions {
      let isLimit =
        condition.header.contains { namesLimit(file.text($0)) }
        || (condition.keyword == "guard" && condition.body.contains { namesExcess(file.text($0)) })
      guard isLimit else { continue }
      for index in condition.header { limits[index] = true }
    }
    return limits
  }

  private func namesLimit(_ word: String) -> Bool {
    let word = word.lowercased()
    return !word.hasPrefix("\"") && (word.contains("limit") || word.contains("maximum"))
  }

  private func namesExcess(_ word: String) -> Bool {
    ["tooMany", "tooLong", "tooLarge", "tooDeep"].contains { word.hasPrefix($0) } || word.hasSuffix("TooLong")
  }
}
