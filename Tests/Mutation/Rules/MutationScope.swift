/// Which files of a module have mutants, and where in them.
struct MutationScope {
  enum Extent {
    /// All functions: the file is part of a state machine.
    case everything
    /// Conditions that hold a parser to its limits.
    case limits
  }

  /// The names of types that are state machines.
  private let machines: Set<String>

  init(files: [SourceFile]) {
    machines = Set(files.filter(Self.hasMachine).map { Self.typeName(of: $0.path) })
  }

  func extent(of file: SourceFile) -> Extent {
    machines.contains(Self.typeName(of: file.path)) ? .everything : .limits
  }

  /// `Schedule` for `Sources/HLS/Schedule+Events.swift`.
  private static func typeName(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }

  /// Whether the file has a machine, and is named for a value type.
  private static func hasMachine(_ file: SourceFile) -> Bool {
    let name = typeName(of: file.path)
    var hasMachine = false
    for index in file.tokens.indices {
      switch file.text(index) {
      case "StateMachine": hasMachine = hasMachine || [":", ","].contains(file.text(index - 1))
      case "handle": hasMachine = hasMachine || file.text(index - 2) == "mutating"
      case "class": if file.text(index + 1) == name { return false }
      default: break
      }
    }
    return hasMachine
  }
}
