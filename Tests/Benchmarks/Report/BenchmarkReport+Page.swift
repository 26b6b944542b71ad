extension BenchmarkReport {
  /// The documentation's page, `Benchmarks.md`.
  var page: String {
    ([Self.introduction] + results.map(\.table) + [machine.text]).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Benchmarks

    How long the host, the parsers and the schedules take, and how much memory they use.

    ## Overview

    ```console
    swift run -c release mediate-benchmarks
    swift run -c release mediate-benchmarks --filter native-cycle --json
    swift run -c release mediate-benchmarks --markdown
    ```

    The first command prints the tables below; `--filter NAME` selects benchmarks, `--json` prints one JSON document, and `--markdown` prints this page. The exit status is 1 if a figure misses its aim, and standard error names it.

    Everything runs in one process, in rounds that take turns, and the tables have the median and the quartiles of the rounds. A ratio is computed round by round. Times differ between machines; ratios and counts stay about the same. Allocations are counted with glibc and are exact; instructions are counted where the machine lets a program do that.

    - **native-cycle** loads a native ad, renders it, records an impression and a click, opens and closes a screen, and releases the ad: on the sample network's SDK directly, by hand through its adapter (the least that a host can cost), and through the host. The aims of the host are three times the time by hand, and 25 allocations more.
    - **failing-source** adds a source that has no ad. The aims are a fifth of a cycle, and the same time at 1,000 sources as at 10.
    - **memory** holds 100,000 loads in flight, and 100,000 loaded ads. The aim of the host is 1,536 bytes for a load in flight; the memory of the adapter and its network is listed beside it.
    - **simulation** is a request of `mediate simulate`, and one of the host's fault study, with about thirty events and a host of its own. The aim of the latter is a fifth of a cycle for an event.
    - **tool** is `mediate run` with a waterfall of failing sources, for each of them, and `mediate stream` with a playlist of date ranges. After each event, `run` lets tasks and threads take their turns before it lets time pass, which takes most of its time.

    ## Figures
    """
}
