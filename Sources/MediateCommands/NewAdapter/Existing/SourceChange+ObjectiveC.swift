extension SwiftSource {
  /// Removes what only Objective-C has: attributes, parts of modules, and the `?` of calls to optional members.
  ///
  /// - Parameters:
  ///   - ownNames: names that the sources declare as properties; a call of a closure keeps its `?`.
  ///   - adapters: the classes that a host loads by name.
  func objectiveCChanges(ownNames: Set<String> = [], adapters: Set<String> = []) -> [SourceChange] {
    if let flaw {
      return [
        SourceChange(path: path, line: flaw.line, what: "\(flaw.problem), so the file was copied unchanged")
      ]
    }
    var changes: [SourceChange] = []
    for index in tokens.indices {
      if let change = attributeChange(at: index, adapters: adapters) ?? optionalCallChange(
        at: index,
        ownNames: ownNames
      )
        ?? selectorChange(at: index) ?? importChange(at: index)
      {
        changes.append(change)
      }
    }
    return changes
  }

  /// The names that are declared with `var` and `let`.
  var propertyNames: Set<String> {
    Set(
      tokens.indices.dropLast().filter { ["var", "let"].contains(tokens[$0].word) }
        .compactMap { tokens[$0 + 1].word }
    )
  }

  private static let attributes: Set<String> = [
    "objc", "objcMembers", "IBOutlet", "IBAction", "IBDesignable", "IBInspectable",
  ]

  private func attributeChange(at index: Int, adapters: Set<String>) -> SourceChange? {
    guard tokens[index].isSymbol("@"), index + 1 < tokens.count, let name = tokens[index + 1].word,
      Self.attributes.contains(name), tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
    else { return nil }
    var end = index + 1
    if end + 1 < tokens.count, tokens[end + 1].isSymbol("("), let close = closing(end + 1) {
      end = close
    }
    let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    // Without the line breaks that it may have.
    let text = tokens[index...end].map { String(decoding: self.text[$0.range], as: UTF8.self) }.joined()
    let line = tokens[index].line
    let declaration = declaration(after: end)
    if declaration.contains("optional") || (declaration.last == "protocol" && hasOptionalMember(after: end)) {
      return SourceChange(
        path: path,
        line: line,
        what: "\(text) stays: an optional member of a protocol needs a default in an extension;"
          + " write one, then remove @objc and optional"
      )
    }
    var what = "removed \(text)"
    if declaration.last == "class", end > index + 1, let type = className(after: end), adapters.contains(type)
    {
      let name = text.dropFirst("@objc(".count).dropLast()
      what +=
        "; to load the class by this name, call AdapterRegistry.shared.register(\(type).self, as: \"\(name)\")"
    }
    return SourceChange(path: path, line: line, what: what, edit: .init(range: rangeToRemove(range)))
  }

  /// Whether nothing is between a token and the next one.
  private func isAdjacent(_ index: Int) -> Bool {
    tokens[index].range.upperBound == tokens[index + 1].range.lowerBound
  }

  /// The words from a token to the keyword of the declaration that it belongs to.
  private func declaration(after index: Int) -> [String] {
    let keywords: Set = [
      "class", "protocol", "func", "var", "let", "init", "enum", "struct", "extension", "subscript",
    ]
    var words: [String] = []
    for (offset, token) in tokens[(index + 1)...].prefix(20).enumerated() {
      guard let word = token.word else { continue }
      // `class func` is a member.
      let next = index + 2 + offset
      let isModifier =
        word == "class" && next < tokens.count && ["func", "var", "override"].contains(tokens[next].word)
      words.append(word)
      if keywords.contains(word), !isModifier { break }
    }
    return words
  }

  private func className(after index: Int) -> String? {
    tokens[index...].prefix(50).firstIndex { $0.word == "class" }.flatMap {
      $0 + 1 < tokens.count ? tokens[$0 + 1].word : nil
    }
  }

  private func hasOptionalMember(after index: Int) -> Bool {
    guard let open = tokens[index...].prefix(50).firstIndex(where: { $0.isSymbol("{") }),
      let close = closing(open)
    else { return false }
    return tokens[open...close].prefix(20_000).contains { $0.word == "optional" }
  }

  private func optionalCallChange(at index: Int, ownNames: Set<String>) -> SourceChange? {
    guard tokens[index].isSymbol("?"), index >= 2, index + 1 < tokens.count, tokens[index + 1].isSymbol("("),
      let name = tokens[index - 1].word, tokens[index - 2].isSymbol("."), isAdjacent(index - 1),
      isAdjacent(index), Self.optionalMethods.contains(name), !ownNames.contains(name)
    else { return nil }
    return SourceChange(
      path: path,
      line: tokens[index].line,
      what: "removed the ? of the call \(name)?(…)",
      edit: .init(range: tokens[index].range)
    )
  }

  private func selectorChange(at index: Int) -> SourceChange? {
    let token = tokens[index]
    guard let word = token.word,
      ["#selector", "#keyPath", "NSSelectorFromString", "NSClassFromString"].contains(word)
    else { return nil }
    let advice =
      switch word {
      case "#selector": "Linux has no selectors; pass the method itself, as in action: AcmeView.tapped"
      case "NSClassFromString": "on Linux it finds a class in Swift, by a name such as AcmeSDK.AcmeView"
      default: "Linux has no selectors; call the member directly"
      }
    return SourceChange(path: path, line: token.line, what: "\(word) stays: \(advice)")
  }

  /// Imports a module instead of the part of it that only modules of Objective-C have.
  private func importChange(at index: Int) -> SourceChange? {
    guard tokens[index].word == "import", index == 0 || !tokens[index - 1].isSymbol("."),
      index + 3 < tokens.count, let module = tokens[index + 1].word, module != "Glibc",
      tokens[index + 2].isSymbol("."), isAdjacent(index + 1), isAdjacent(index + 2)
    else { return nil }
    var end = index + 3
    while end + 2 < tokens.count, tokens[end + 1].isSymbol("."), isAdjacent(end) { end += 2 }
    let range = tokens[index + 1].range.upperBound..<tokens[end].range.upperBound
    let part = String(decoding: text[range], as: UTF8.self)
    return SourceChange(
      path: path,
      line: tokens[index].line,
      what: "replaced import \(module)\(part) by import \(module)",
      edit: .init(range: range)
    )
  }

  /// The methods that are optional in Objective-C and have a default here.
  static let optionalMethods: Set<String> = [
    "loadBanner", "loadInterstitial", "loadRewardedAd", "loadRewardedInterstitialAd", "loadNativeAd",
    "loadAppOpenAd", "setUp", "setUpWith", "networkExtrasClass", "changeSize", "changeAdSize",
    "handlesUserClicks", "handlesUserImpressions", "didRender", "didRecordImpression",
    "didRecordClickOnAsset", "didUntrackView",
    "ad", "adDidRecordImpression", "adDidRecordClick", "adWillPresentFullScreenContent",
    "adWillDismissFullScreenContent", "adDidDismissFullScreenContent",
    "bannerView", "bannerViewDidReceiveAd", "bannerViewDidRecordImpression", "bannerViewDidRecordClick",
    "bannerViewWillPresentScreen", "bannerViewWillDismissScreen", "bannerViewDidDismissScreen",
    "nativeAdDidRecordImpression", "nativeAdDidRecordClick", "nativeAdWillPresentScreen",
    "nativeAdWillDismissScreen", "nativeAdDidDismissScreen", "nativeAdWillLeaveApplication",
    "videoControllerDidPlayVideo", "videoControllerDidPauseVideo", "videoControllerDidEndVideoPlayback",
    "videoControllerDidMuteVideo", "videoControllerDidUnmuteVideo", "adLoaderDidFinishLoading",
  ]
}
