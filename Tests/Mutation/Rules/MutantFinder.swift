/// Finds all mutants of a file.
struct MutantFinder {
  let scan: SourceScan
  let module: String
  let enums: EnumCases
  let extent: MutationScope.Extent
  private let isInScope: [Bool]
  private(set) var mutants: [Mutant] = []

  var file: SourceFile { scan.file }

  /// The mutants of a file, without numbers.
  static func mutants(
    of scan: SourceScan,
    _ module: String,
    _ extent: MutationScope.Extent,
    _ enums: EnumCases
  ) -> [Mutant] {
    var finder = MutantFinder(scan, module, extent, enums)
    finder.findGuards()
    finder.findComparisons()
    finder.findEffects()
    finder.findCases()
    return finder.mutants.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  private init(_ scan: SourceScan, _ module: String, _ extent: MutationScope.Extent, _ enums: EnumCases) {
    self.scan = scan
    self.module = module
    self.enums = enums
    self.extent = extent
    isInScope =
      switch extent {
      case .everything: scan.isCode
      case .limits: scan.limits
      }
  }

  /// Whether a token is code that may be changed.
  func isOpen(_ index: Int) -> Bool {
    isInScope[index] && scan.isCode[index] && !scan.isPattern[index]
  }

  /// Adds a mutant that a condition turns on, beside the source.
  mutating func add(_ rule: MutationRule, _ tokens: Range<Int>, _ after: String, _ schema: Mutant.Schema) {
    guard !tokens.isEmpty, isInScope[tokens.lowerBound] else { return }
    mutants.append(
      Mutant(
        rule: rule,
        module: module,
        path: file.path,
        line: file.tokens[tokens.lowerBound].line,
        before: file.text(ofTokens: tokens),
        after: after,
        range: file.bytes(ofTokens: tokens),
        schema: schema
      )
    )
  }

  /// Adds a mutant that has another value.
  mutating func replace(_ rule: MutationRule, _ tokens: Range<Int>, with after: String) {
    add(rule, tokens, after, Mutant.Schema(before: "(MUTANT ? \(after) : ", after: ")"))
  }
}
