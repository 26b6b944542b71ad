/// What the compiler says of an adapter that is compiled against empty modules.
struct CompilerDiagnostics: Equatable {
  /// A place in the sources of the new package.
  struct Place: Hashable, Comparable {
    /// From the folder of the adapter's sources.
    var path: String
    var line: Int

    static func < (first: Place, second: Place) -> Bool {
      (first.path, first.line) < (second.path, second.line)
    }
  }

  /// A name that nothing declares.
  struct MissingName: Equatable {
    var name: String
    /// Whether it is used as a type; otherwise it is a type or a value.
    var isType: Bool
    /// The module that has to declare it, if the sources say which one.
    var module: String?
    var places: [Place]
  }

  struct Other: Hashable {
    var place: Place
    var message: String
  }

  /// In alphabetic order.
  private(set) var missingNames: [MissingName] = []
  /// The modules that do not exist.
  private(set) var missingModules: [String] = []
  /// The errors that are about something else.
  private(set) var others: [Other] = []
  /// The errors that belong to no file of the adapter.
  private(set) var general: [String] = []

  /// Reads the output of the compiler.
  ///
  /// - Parameters:
  ///   - output: what the compiler or the package manager printed.
  ///   - folder: the folder of the adapter's sources; what is elsewhere is not the adapter's.
  init(output: String, folder: String) {
    var places: [String: Set<Place>] = [:]
    var types: Set<String> = []
    var modules: [String: String] = [:]
    for line in Set(output.split(whereSeparator: \.isNewline)) {
      guard let match = line.wholeMatch(of: /(\/.+?\.swift):(\d+):\d+: error: (.+)/) else {
        if let message = line.wholeMatch(of: /error: (.+)/)?.output.1,
          !message.contains(/^(fatalError|ExitCode|emit-module command failed)/)
        {
          general.append(String(message))
        }
        continue
      }
      let (file, number, message) = (match.output.1, match.output.2, String(match.output.3))
      if let module = message.wholeMatch(of: /no such module '([\w.]+)'.*/)?.output.1 {
        missingModules.append(String(module))
        continue
      }
      guard file.hasPrefix(folder + "/") else {
        general.append("\(file):\(number): \(message)")
        continue
      }
      let place = Place(path: String(file.dropFirst(folder.count + 1)), line: Int(number) ?? 0)
      if let name = message.wholeMatch(of: /cannot find (type )?'(\w+)' in scope.*/) {
        places[String(name.output.2), default: []].insert(place)
        if name.output.1 != nil { types.insert(String(name.output.2)) }
      } else if let name = message.wholeMatch(of: /unknown attribute '(\w+)'/)?.output.1 {
        places[String(name), default: []].insert(place)
        types.insert(String(name))
      } else if let match = message.wholeMatch(of: /\w+ '(\w+)' does not exist in module '(\w+)'/)?.output {
        places[String(match.1), default: []].insert(place)
        modules[String(match.1)] = String(match.2)
      } else if let match = message.wholeMatch(of: /no type named '(\w+)' in module '(\w+)'/)?.output {
        let name = "\(match.2).\(match.1)"
        places[name, default: []].insert(place)
        types.insert(name)
        modules[name] = String(match.2)
      } else if let match = message.wholeMatch(of: /module '(\w+)' has no member named '(\w+)'/)?.output {
        // The module may have a class of its own name, which has the member.
        let name = "\(match.1).\(match.2)"
        places[name, default: []].insert(place)
        modules[name] = String(match.1)
      } else {
        others.append(Other(place: place, message: message))
      }
    }
    missingNames = places.map {
      MissingName(name: $0, isType: types.contains($0), module: modules[$0], places: $1.sorted())
    }
    .sorted { $0.name < $1.name }
    missingModules = Set(missingModules).sorted()
    others = Set(others).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    general = Set(general).sorted()
  }

  /// Whether the sources use selectors or key-value coding.
  var usesObjectiveCRuntime: Bool {
    others.contains { $0.message.contains(/has no member '(responds|perform|value|setValue)'/) }
  }

  /// Whether nothing is wrong.
  var isEmpty: Bool { missingNames.isEmpty && missingModules.isEmpty && others.isEmpty && general.isEmpty }
}

extension CompilerDiagnostics.MissingName {
  /// Whether it looks like a name of Apple's or Google's that the drop-in lacks, not like one of the network's.
  var isOfPlatform: Bool {
    name.wholeMatch(of: /(UI|NS|CG|CA|CL|AV|SK|WK|GAD|CT|UN|SF|OS)[A-Z][a-z]\w*|Selector|Logger|OSLog|os_\w+/)
      != nil
  }

  /// The modules of Apple's that have names with its prefix.
  var applesModules: [String] {
    Self.modulesByPrefix.filter { name.hasPrefix($0.key) }.flatMap(\.value)
  }

  private static let modulesByPrefix: [String: [String]] = [
    "ASIdentifier": ["AdSupport"], "ATTracking": ["AppTrackingTransparency"], "CA": ["QuartzCore"],
    "CC_": ["CommonCrypto"], "CL": ["CoreLocation"], "CM": ["CoreMedia", "CoreMotion"],
    "CT": ["CoreTelephony"], "Logger": ["OSLog", "os"], "OSLog": ["OSLog", "os"],
    "SCNetwork": ["SystemConfiguration"], "SF": ["SafariServices"], "SK": ["StoreKit"],
    "UN": ["UserNotifications"], "WK": ["WebKit"], "os_": ["OSLog", "os"],
  ]

  /// `AcmeView: a type, used in A.swift:3, B.swift:8`.
  var description: String {
    let count = places.count > 5 ? 4 : places.count
    let shown = places.prefix(count).map { "\($0.path):\($0.line)" }.joined(separator: ", ")
    let more = places.count > count ? " and \(places.count - count) more places" : ""
    let kind = isType ? "a type" : name.contains(".") ? "a member" : "a type or a value"
    return "\(name): \(kind), used in \(shown)\(more)"
  }
}
