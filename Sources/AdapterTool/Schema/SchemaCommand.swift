extension Command {
  /// Prints the JSON Schema of a file format.
  ///
  /// - Parameter formats: those that the tool reads.
  package static func schema(of formats: [FileFormat]) -> Command {
    let names = formats.filter { $0.schema != nil }.map(\.name)
    return Command(
      "schema",
      argument: Argument(
        names.joined(separator: "|"),
        isRequired: true,
        description: "one format",
        words: { _ in names }
      ),
      flags: [.help],
      summary: "Print the JSON Schema of a file format, for editors and other programs.",
      details: { tool in
        [
          "A JSON Schema (draft 2020-12) says which keys and values a file may have. Editors use it to complete and validate"
            + " files. Write it to a file: \(tool.name) schema \(names[0]) > \(names[0]).schema.json",
          "Reference it at the top of your file (the tool ignores this key): {\"$schema\": \"./\(names[0]).schema.json\", …}."
            + " Or map file names to it in the setting json.schemas of Visual Studio Code:"
            + " [{\"fileMatch\": [\"*.ads.json\"], \"url\": \"./\(names[0]).schema.json\"}].",
        ]
      },
      options: { (arguments) throws(UsageError) in try SchemaOptions(arguments, names: names) },
      run: { options, tool in
        let format = tool.formats.first { $0.name == options.format }
        return StyledText(plain: format?.schema ?? "")
      }
    )
  }
}

/// What `schema` is asked for.
struct SchemaOptions: Equatable, Sendable {
  /// The name of a format that has a schema.
  var format: String
}

extension SchemaOptions {
  fileprivate init(_ arguments: CommandArguments, names: [String]) throws(UsageError) {
    guard let name = arguments.argument else {
      throw UsageError(problem: "the format is missing", advice: "write \(arguments.usage)")
    }
    guard names.contains(name) else {
      throw UsageError(
        problem: "there is no schema of \(quoted(name))",
        advice: UsageError.didYouMean(name, among: names) ?? "write \(arguments.usage)"
      )
    }
    format = name
  }
}
