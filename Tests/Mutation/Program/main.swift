import Foundation
import Mutation

Interruption.listen()

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("mediate-mutate: \(message)\n".utf8))
  exit(2)
}

do {
  let options = try MutationOptions(Array(CommandLine.arguments.dropFirst()))
  if options.isHelp {
    print(MutationOptions.usage, terminator: "")
    exit(0)
  }
  let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
  let command = try MutationCommand(options, root: root) { line in
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
  if let mistake = command.mistake { fail(mistake) }
  let result = try command.run()
  print(result.text, terminator: "")
  exit(result.isGood ? 0 : 1)
} catch let mistake as MutationOptions.Mistake {
  fail(mistake.message)
} catch let error as MutationError {
  fail(error.message)
}
