import Benchmarks
import Foundation
import MachineCounters

// A reader that has seen enough closes the pipe. That is no reason to die of a signal.
signal(SIGPIPE, SIG_IGN)

// No `await` up here: it would move the main actor to another thread than the main one.
Task { @MainActor in
  var meter = Meter()
  let counter = machine_start_counting_instructions()
  if counter >= 0 { meter.instructions = { Int(machine_instructions(counter)) } }
  if machine_counts_allocations() != 0 { meter.allocations = { Int(machine_allocations()) } }
  if machine_bytes_in_use() >= 0 { meter.bytesInUse = { Int(machine_bytes_in_use()) } }
  let status = await BenchmarkTool.run(Array(CommandLine.arguments.dropFirst()), meter: meter)
  exit(status)
}
RunLoop.main.run()
