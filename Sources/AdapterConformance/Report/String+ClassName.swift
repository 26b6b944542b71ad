extension String {
  /// The name of a class without its module, and without those of its generic arguments: `Acme.Banner<Kit.Unit>` is
  /// `Banner<Unit>`.
  package var withoutModules: String {
    var name = ""
    var part = ""
    for character in self {
      if "<>,".contains(character) || part.isEmpty && character == " " {
        name += part + String(character)
        part = ""
      } else if character == "." {
        part = ""
      } else {
        part.append(character)
      }
    }
    return name + part
  }
}
