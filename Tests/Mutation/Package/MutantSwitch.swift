/// The file that turns one mutant on, in each module that has mutants.
enum MutantSwitch {
  /// Names the mutant that is on.
  static let numberVariable = "MUTANT"
  /// Names the file to which numbers of mutants are written when their code runs for the first time.
  static let reachedVariable = "REACHED_MUTANTS"

  // Code may ask a million times, so that a lock would take longer than the tests.
  static let source = """
    import Foundation

    private let number = Int(ProcessInfo.processInfo.environment["\(numberVariable)"] ?? "") ?? 0
    // Set and read on any thread without a lock: it only goes from false to true, and a number that is written twice
    // does no harm.
    nonisolated(unsafe) private let reached: (file: Int32, flags: UnsafeMutablePointer<Bool>)? = {
      guard let path = ProcessInfo.processInfo.environment["\(reachedVariable)"] else { return nil }
      let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 100_000)
      flags.initialize(repeating: false, count: 100_000)
      return (open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644), flags)
    }()

    func isMutant(_ mutant: Int) -> Bool {
      if let reached, !reached.flags[mutant] {
        reached.flags[mutant] = true
        let line = "\\(mutant)\\n"
        _ = write(reached.file, line, line.utf8.count)
      }
      return mutant == number
    }

    """
}
