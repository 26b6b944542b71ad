/// What happened side by side, a lane each, over one axis of time.
package struct LaneChart: Sendable {
  /// Something that lasts, or a moment.
  package struct Item: Sendable {
    /// In seconds.
    package var start: Double
    /// In seconds; nil for a moment.
    package var end: Double?
    package var tone: Tone
    /// What it is, for those who point at it and for screen readers.
    package var label: String
    /// What is written beside it, or in a bar, if there is room.
    package var caption: String?
    /// What is written where the caption has no room, such as a number.
    package var brief: String?
    /// The ID of the row that says more.
    package var target: String?

    package init(
      at start: Double,
      to end: Double? = nil,
      _ tone: Tone,
      _ label: String,
      caption: String? = nil,
      brief: String? = nil,
      target: String? = nil
    ) {
      self.start = start
      self.end = end
      self.tone = tone
      self.label = label
      self.caption = caption
      self.brief = brief
      self.target = target
    }
  }

  package struct Lane: Sendable {
    package var name: String
    /// More about it, in small letters.
    package var note: String?
    /// In the order of time.
    package var items: [Item]

    package init(_ name: String, note: String? = nil, _ items: [Item]) {
      self.name = name
      self.note = note
      self.items = items
    }
  }

  /// What it shows, for screen readers.
  package var title: String
  package var axis: TimeAxis
  package var lanes: [Lane]
  /// What the times count from, below the axis.
  package var axisTitle: String
  /// What marks of a tone mean, for the legend.
  package var markNames: [Tone: String]

  package init(
    _ title: String,
    axis: TimeAxis,
    axisTitle: String,
    markNames: [Tone: String] = [:],
    _ lanes: [Lane]
  ) {
    self.title = title
    self.axis = axis
    self.axisTitle = axisTitle
    self.markNames = markNames
    self.lanes = lanes
  }

  package var html: HTML {
    HTML(
      .div,
      .class("chart"),
      .data(.start, axis.start.plain),
      .data(.end, axis.end.plain),
      .data(.unit, axis.unit.rawValue)
    ) {
      HTML(.div, .class("tools"), .isHidden) {
        HTML(.button, .type("button"), .data(.action, "zoom-out"), .label("Zoom out")) { "−" }
        HTML(.button, .type("button"), .data(.action, "zoom-in"), .label("Zoom in")) { "+" }
        HTML(.button, .type("button"), .data(.action, "fit")) { "Fit" }
        HTML(.output, .class("readout")) { "Point at the chart, or press ← and → in it." }
      }
      HTML(.div, .class("scroller"), .role("group"), .label(title), .tabIndex(0)) {
        HTML(.div, .class("canvas")) {
          for lane in lanes { html(of: lane) }
          axisLane
        }
      }
      LaneLegend(markNames, of: lanes).html
    }
  }

  private var axisLane: HTML {
    HTML(.div, .class("lane axis")) {
      HTML(.div, .class("name")) { HTML(.small) { axisTitle } }
      HTML(.svg, .class("track"), .isDecoration) {
        for tick in axis.ticks {
          let percent = axis.percent(tick)
          HTML(.text, .measures([.x: .percent(percent), .y: 14]), .anchor(.ofTick(at: percent))) {
            axis.label(tick)
          }
        }
      }
    }
  }

  private func html(of lane: Lane) -> HTML {
    HTML(.div, .class("lane"), .data(.lane, lane.name)) {
      HTML(.div, .class("name")) {
        lane.name
        if let note = lane.note { HTML(.small) { note } }
      }
      HTML(.svg, .class("track"), .role("group"), .label("\(lane.name): \(lane.summary)")) {
        for tick in axis.ticks {
          let x = axis.percent(tick)
          HTML.line("grid", x1: .percent(x), x2: .percent(x), y1: 0, y2: 28)
        }
        let items = merged(lane.items)
        let spots = items.map { spot(of: $0) }
        let wide = CaptionRoom.rooms(of: spots, in: .wide)
        let narrow = CaptionRoom.rooms(of: spots, in: .narrow)
        for (index, offset) in offsets(of: items).enumerated() {
          html(of: items[index], captions(items[index], wide[index], narrow[index]), offset: offset)
        }
      }
    }
  }

  private func spot(of item: Item) -> CaptionRoom.Spot {
    let start = axis.percent(item.start)
    return CaptionRoom.Spot(
      start: start,
      end: item.end.map(axis.percent) ?? start,
      texts: [item.caption, item.brief].compactMap(\.self)
    )
  }

  /// How far down marks at the same place are moved, in points, so that each is seen.
  private func offsets(of items: [Item]) -> [Double] {
    var last: (percent: Double, count: Int) = (-1, 0)
    return items.map { item in
      guard item.end == nil else { return 0 }
      let percent = axis.percent(item.start)
      last = percent - last.percent < 0.5 ? (last.percent, min(last.count + 1, 3)) : (percent, 0)
      return [0, -8, 8, 0][last.count]
    }
  }

  private func html(of item: Item, _ captions: HTML, offset: Double) -> HTML {
    let shape = HTML([
      HTML(.title) { "\(item.label) (\(times(of: item)))" },
      item.end == nil ? mark(item, offset: offset) : bar(item),
      captions,
    ])
    let start = Attribute.data(.start, item.start.plain)
    let end = item.end.map { Attribute.data(.end, $0.plain) }
    guard let target = item.target else {
      return HTML(.g, item.tone.attribute, start, end) { shape }
    }
    return HTML(.a, .target(target), item.tone.attribute, start, end, .tabIndex(-1)) { shape }
  }

  private func times(of item: Item) -> String {
    let start = axis.label(item.start)
    return item.end.map { "\(start) to \(axis.label($0))" } ?? start
  }

  private func mark(_ item: Item, offset: Double) -> HTML {
    HTML(.svg, .measures([.x: .percent(axis.percent(item.start)), .y: 14]), .class("mark")) {
      HTML(.path, .outline(item.tone.shape.map { $0.moved(down: offset) }))
    }
  }

  private func bar(_ item: Item) -> HTML {
    let start = axis.percent(item.start)
    let end = axis.percent(item.end ?? item.start)
    return HTML([
      HTML(
        .rect,
        .measures([.x: .percent(start), .width: .percent(end - start), .y: 5, .height: 18, .rx: 2])
      ),
      // Narrow bars stay visible.
      HTML.line("edge", x1: .percent(start), x2: .percent(start), y1: 5, y2: 23),
    ])
  }

  /// What is written beside an item, unless something else is in the way; in a narrow window it may be less.
  private func captions(_ item: Item, _ wide: CaptionRoom?, _ narrow: CaptionRoom?) -> HTML {
    wide == narrow
      ? caption(item, wide, "")
      : HTML([caption(item, wide, " tight"), caption(item, narrow, " narrow")])
  }

  private func caption(_ item: Item, _ room: CaptionRoom?, _ style: String) -> HTML {
    guard let room else { return .empty }
    let gap: Double = item.end == nil ? 9 : room.isInside ? 2 : 5
    return HTML(
      .text,
      .class("caption" + style + (room.isInside ? " inside" : "")),
      .measures([.x: .percent(room.x), .dx: .points(room.anchor == .end ? -gap : gap), .y: 18]),
      .anchor(room.anchor)
    ) { room.text }
  }

  /// The items, with one in the place of moments that cannot be told apart. A lane never has more than a few hundred.
  private func merged(_ items: [Item]) -> [Item] {
    guard items.count > Self.distinctItems else { return items }
    var result: [Item] = []
    var crowd: [Item] = []
    func settle() {
      guard let first = crowd.first, let last = crowd.last else { return }
      if crowd.count == 1 {
        result.append(first)
      } else {
        let tone = [Tone.bad, .unusual].first { tone in crowd.contains { $0.tone == tone } } ?? first.tone
        let label = "\(crowd.count) events, the first: \(first.label), the last at \(axis.label(last.start))"
        result.append(Item(at: first.start, tone, label, target: first.target))
      }
      crowd = []
    }
    for item in items {
      if item.end != nil {
        settle()
        result.append(item)
        continue
      }
      if let first = crowd.first, axis.percent(item.start) - axis.percent(first.start) >= 0.5 { settle() }
      crowd.append(item)
    }
    settle()
    return result
  }

  private static let distinctItems = 200
}

extension LaneChart.Lane {
  /// How much is in the lane, for screen readers.
  fileprivate var summary: String {
    if items.isEmpty { return "nothing" }
    if items.count > 12 { return "\(items.count) events" }
    return items.map(\.label).joined(separator: "; ")
  }
}

extension Attribute.PathStep {
  fileprivate func moved(down y: Double) -> Attribute.PathStep {
    switch self {
    case .move(let x, let oldY): .move(x, oldY + y)
    case .line(let x, let oldY): .line(x, oldY + y)
    case .close: .close
    }
  }
}
