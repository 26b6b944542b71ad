import Foundation

/// A span of values from the left to the right of a chart.
package struct ValueAxis: Equatable, Sendable {
  package enum Scale: Sendable {
    case linear
    /// Every step multiplies: for values of which a few are very much larger than most.
    case logarithmic
  }

  package let start: Double
  package let end: Double
  package let scale: Scale

  /// A span that is made longer until it ends at round values.
  package init(from start: Double, to end: Double, _ scale: Scale = .linear) {
    self.scale = scale
    switch scale {
    case .linear:
      let (start, end) = (min(start, end), max(start, end, start + 1e-9))
      let step = Self.step(over: end - start)
      self.start = (start / step + 1e-9).rounded(.down) * step
      self.end = (end / step - 1e-9).rounded(.up) * step
    case .logarithmic:
      let start = max(start, 1)
      self.start = Self.round(start, up: false)
      self.end = max(Self.round(max(end, start), up: true), self.start * 2)
    }
  }

  /// Where a value is, in percent of the width.
  package func percent(_ value: Double) -> Double {
    guard value.isFinite else { return 100 }
    let part =
      switch scale {
      case .linear: (value - start) / (end - start)
      case .logarithmic: log(max(value, start) / start) / log(end / start)
      }
    return min(max(part, 0), 1) * 100
  }

  /// At most eight round values.
  package var ticks: [Double] {
    switch scale {
    case .linear:
      let step = Self.step(over: end - start)
      // At multiples of the step, so that zero has a label if the span includes it.
      let first = (start / step - 1e-9).rounded(.up) * step
      return (0...8).map {
        let tick = first + Double($0) * step
        return abs(tick) < step / 1000 ? 0 : tick
      }
      .filter { $0 <= end + step / 1000 }
    case .logarithmic:
      for factors in [[1, 2, 5], [1, 3], [1]] as [[Double]] {
        let ticks = (0...12).flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
          .filter { start * 0.999...end * 1.001 ~= $0 }
        if 2...8 ~= ticks.count { return ticks }
      }
      return [start, end]
    }
  }

  static func step(over span: Double) -> Double {
    let rough = span / 5
    let power = pow(10, floor(log10(rough)))
    return [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? 10 * power
  }

  /// The next of 1, 2, 5, 10 and so on.
  private static func round(_ value: Double, up: Bool) -> Double {
    let power = pow(10, floor(log10(value) + 1e-9))
    let steps = [1, 2, 5, 10].map { $0 * power }
    return up
      ? steps.first { $0 >= value * 0.999 } ?? 10 * power
      : steps.last { $0 <= value * 1.001 } ?? power
  }
}

extension ValueAxis {
  /// The lines of the ticks, from the top to the bottom of a drawing.
  var grid: HTML {
    HTML(
      ticks.map { tick in
        HTML.line("grid", x1: .percent(percent(tick)), x2: .percent(percent(tick)), y1: 0, y2: .percent(100))
      }
    )
  }

  /// The texts of the ticks, for a line below a drawing.
  func labels(_ label: (Double) -> String) -> HTML {
    HTML(.svg, .class("ticks"), .isDecoration) {
      for tick in ticks {
        let x = percent(tick)
        HTML(.text, .measures([.x: .percent(x), .y: 14]), .anchor(.ofTick(at: x))) { label(tick) }
      }
    }
  }

  /// A drawing over the axis, with lines from side to side whose texts are at its left.
  ///
  /// - Parameters:
  ///   - title: stands below the texts of the ticks.
  ///   - label: what the drawing shows, for screen readers.
  ///   - lines: where they are, in percent from the top, and their texts.
  func plot(
    _ title: String,
    tickLabel: (Double) -> String,
    label: String,
    lines: [(height: Double, text: String)],
    @HTMLBuilder content: () -> HTML
  ) -> HTML {
    HTML(.div, .class("curve")) {
      HTML(.svg, .class("shares"), .isDecoration) {
        for line in lines {
          HTML(
            .text,
            .measures([.x: .percent(100), .dx: -6, .y: .percent(line.height), .dy: 4]),
            .anchor(.end)
          ) { line.text }
        }
      }
      HTML(.svg, .class("plot"), .role("img"), .label(label)) {
        for line in lines {
          HTML.line("grid", x1: 0, x2: .percent(100), y1: .percent(line.height), y2: .percent(line.height))
        }
        grid
        content()
      }
      HTML(.span)
      labels(tickLabel)
      HTML(.span)
      HTML(.small) { title }
    }
  }
}
