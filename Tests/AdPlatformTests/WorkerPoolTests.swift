import Foundation
import Testing

@testable import AdPlatform

/// Workers are lines of bash here: the descriptor 3 is their socket, and an empty line says that they are free.
@Suite("Workers in processes of their own")
struct WorkerPoolTests {
  private func pool(_ line: String, jobs: Int = 2) -> WorkerPool {
    let script = "echo >&3; while read -r -u 3 task; do \(line); echo >&3; done"
    return WorkerPool(program: .init(path: "/bin/bash", arguments: ["-c", script]), jobs: jobs)
  }

  private func tasks(_ names: String...) -> [Data] { names.map { Data($0.utf8) } }

  /// What is said of each task.
  private func messages(
    _ pool: WorkerPool,
    _ tasks: [Data],
    died: (Int, WorkerPool.Death) -> [Data]? = { _, _ in [] }
  ) throws -> [Int: [String]] {
    var messages: [Int: [String]] = [:]
    try pool.run(
      tasks,
      receive: { messages[$0, default: []].append(String(decoding: $1, as: UTF8.self)) },
      died: died
    )
    return messages
  }

  @Test("do all tasks, and say of each what there is to say", arguments: [1, 2, 8])
  func all(jobs: Int) throws {
    let pool = pool(#"echo "$task once" >&3; echo "$task twice" >&3"#, jobs: jobs)
    let messages = try messages(pool, tasks("a", "b", "c"))
    #expect(messages == [0: ["a once", "a twice"], 1: ["b once", "b twice"], 2: ["c once", "c twice"]])
  }

  @Test("do nothing where there is nothing to do")
  func nothing() throws {
    #expect(try messages(pool("exit 1"), []).isEmpty)
  }

  @Test("die alone: the others go on, and how it died is known")
  func death() throws {
    var deaths: [Int: WorkerPool.Death] = [:]
    let pool = pool(#"if [ $task = b ]; then kill -SEGV $$; fi; echo "$task" >&3"#)
    let messages = try messages(pool, tasks("a", "b", "c", "d")) {
      deaths[$0] = $1
      return []
    }
    #expect(messages == [0: ["a"], 2: ["c"], 3: ["d"]])
    #expect(deaths == [1: .init(end: .signal(11), wasSilent: false, errors: "")])
    #expect(deaths[1]?.end.words == "signal 11 (SIGSEGV, invalid memory access or stack overflow)")
  }

  @Test("that exit are told by their status, and other tasks can take the place of theirs")
  func replacement() throws {
    let pool = pool(#"if [ $task = b ]; then exit 7; fi; echo "$task" >&3"#)
    let messages = try messages(pool, tasks("a", "b", "c")) { index, death in
      #expect(index == 1 && death.end == .exited(7))
      return tasks("e", "f")
    }
    #expect(messages == [0: ["a"], 2: ["c"], 3: ["e"], 4: ["f"]])
  }

  @Test("that say nothing for too long are ended")
  func silence() throws {
    var pool = pool(#"if [ $task = b ]; then exec sleep 100; fi; echo "$task" >&3"#)
    pool.limit = .milliseconds(300)
    var deaths: [WorkerPool.Death] = []
    let messages = try messages(pool, tasks("a", "b")) {
      deaths.append($1)
      return []
    }
    #expect(messages == [0: ["a"]])
    #expect(deaths.map(\.wasSilent) == [true])
  }

  @Test("tell in their death what they wrote to standard error over the task, if that is captured")
  func errors() throws {
    var pool = pool(#"echo "about $task" >&2; if [ $task = b ]; then exit 1; fi"#, jobs: 1)
    pool.capturesErrors = true
    var errors: [String] = []
    _ = try messages(pool, tasks("b")) {
      errors.append($1.errors)
      return []
    }
    #expect(errors == ["about b\n"])
  }

  @Test("that close their standard error are waited for all the same")
  func closedErrors() throws {
    var pool = pool(#"exec 2>&-; echo "$task" >&3"#, jobs: 1)
    pool.capturesErrors = true
    #expect(try messages(pool, tasks("a", "b")) == [0: ["a"], 1: ["b"]])
  }

  @Test("that are free when a task comes back take it")
  func freeWorker() throws {
    // The worker with b dies when the other one has nothing to do any more.
    let line =
      #"if [ $task = b ]; then until [ -e "$DONE" ]; do :; done; exit 1; fi; echo "$task" >&3; : > "$DONE""#
    var pool = pool(line)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString)").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    pool.environment = ["DONE": path]
    let messages = try messages(pool, tasks("a", "b")) { _, _ in tasks("c") }
    #expect(messages == [0: ["a"], 2: ["c"]])
  }

  @Test("have the variables that are set for them")
  func environment() throws {
    var pool = pool(#"echo "$WORKER_KIND" >&3"#)
    pool.environment = ["WORKER_KIND": "quiet"]
    #expect(try messages(pool, tasks("a")) == [0: ["quiet"]])
  }

  @Test("stop all work when nothing is to be done in the place of a task")
  func stop() throws {
    let messages = try messages(pool("exit 1", jobs: 1), tasks("a", "b")) { _, _ in nil }
    #expect(messages.isEmpty)
  }

  @Test("that die before they take a task are an error, as are programs that do not start")
  func noStart() {
    let dead = WorkerPool(program: .init(path: "/bin/bash", arguments: ["-c", "exit 3"]), jobs: 1)
    #expect(
      throws: WorkerPool.Failure.endedAtStart(.init(end: .exited(3), wasSilent: false, errors: ""))
    ) { _ = try messages(dead, tasks("a")) }
    let missing = WorkerPool(program: .init(path: "/no/such/program", arguments: []), jobs: 1)
    #expect(throws: WorkerPool.Failure.notStarted(.init(code: ENOENT))) {
      _ = try messages(missing, tasks("a"))
    }
  }
}
