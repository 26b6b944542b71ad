/// A class of an existing adapter, from its declaration and its extensions.
struct SwiftClass {
  /// Where a protocol is named.
  struct Conformance {
    /// Without the prefix of earlier versions.
    var protocolName: String
    var source: Int
    var declaration: SwiftDeclaration
    var entry: Int

    var inherited: SwiftDeclaration.Inherited { declaration.inherited[entry] }
  }

  var name: String
  /// The index of the file of the class itself.
  var source: Int
  var declaration: SwiftDeclaration
  var superclass: String?
  var conformances: [Conformance] = []
  /// The members that it declares and does not inherit.
  var members: Set<String> = []
}

/// The classes of an existing adapter.
struct SwiftTypes {
  let sources: [SwiftSource]
  private(set) var classes: [String: SwiftClass] = [:]
  /// The files whose declarations were not understood.
  private(set) var unread: [SwiftSource] = []

  init(_ sources: [SwiftSource]) {
    self.sources = sources
    var found: [(source: Int, declaration: SwiftDeclaration)] = []
    for (index, source) in sources.enumerated() {
      guard let declarations = source.declarations else {
        unread.append(source)
        continue
      }
      found += declarations.map { (index, $0) }
    }
    for (source, declaration) in found where declaration.kind == .class && classes[declaration.name] == nil {
      classes[declaration.name] = SwiftClass(
        name: declaration.name,
        source: source,
        declaration: declaration
      )
    }
    for (source, declaration) in found where [.class, .extension].contains(declaration.kind) {
      guard classes[declaration.name] != nil else { continue }
      if declaration.kind == .class {
        let superclass = declaration.inherited.first.flatMap { classes[$0.name]?.name }
        classes[declaration.name]?.superclass = superclass
      }
      classes[declaration.name]?.conformances += declaration.inherited.indices.map {
        SwiftClass.Conformance(
          protocolName: declaration.inherited[$0].name.withoutGADPrefix,
          source: source,
          declaration: declaration,
          entry: $0
        )
      }
      classes[declaration.name]?.members.formUnion(
        declaration.members.filter { !$0.isOverride }.map(\.name)
      )
    }
  }

  /// The class and those that it inherits from, the class first. A circle ends where it begins.
  func lineage(of name: String) -> [SwiftClass] {
    var lineage: [SwiftClass] = []
    var next: String? = name
    while let name = next, let type = classes[name], !lineage.contains(where: { $0.name == name }) {
      lineage.append(type)
      next = type.superclass
    }
    return lineage
  }

  /// The classes that inherit from one, in the order of their names.
  func descendants(of name: String) -> [SwiftClass] {
    classes.values.filter { $0.name != name && lineage(of: $0.name).contains { $0.name == name } }
      .sorted { $0.name < $1.name }
  }
}

extension String {
  /// The name as version 12 of the Mobile Ads SDK has it.
  fileprivate var withoutGADPrefix: String { hasPrefix("GAD") ? String(dropFirst(3)) : self }
}
