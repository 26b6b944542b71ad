import AdPlatform
import AdapterTool
import HLS
import ReportPage

extension InspectReport {
  /// The report of `mediate inspect` for a browser.
  var page: Page? {
    let excerpt = SourceExcerpt(source, findings: findings)
    let part = part
    return Page(
      kind: "Document",
      title: name,
      verdict: verdict(part),
      tone: tone,
      facts: [
        (
          "Size",
          HTML(
            "\(source.byteCount.grouped) bytes, \(source.lineCount.grouped) line\(source.lineCount == 1 ? "" : "s")"
          )
        ),
        ("Findings", HTML(findings.words ?? "none")),
      ],
      sections: [
        findings.isEmpty ? nil : findingSection(excerpt), schedule,
        documentSection(part, excerpt),
      ]
      .compactMap(\.self)
    )
  }

  private var tone: Tone {
    findings.contains { $0.severityName == "error" } ? .bad : findings.isEmpty ? .good : .unusual
  }

  /// All that is in the document; nil for one that was refused.
  private var part: Part? { if case .read(let document) = outcome { document.part } else { nil } }

  private func verdict(_ part: Part?) -> String {
    switch outcome {
    case .refused(let refusal): return "Refused: \(refusal.message)"
    case .read:
      guard case .part(let title, _)? = part?.contents.first else { return name }
      let details = title.details.compactMap(\.self).joined(separator: ", ")
      let contents = details.isEmpty ? title.name : "\(title.name): \(details)"
      return "\(contents); \(findings.words ?? "no findings")"
    }
  }

  // MARK: Findings

  private func findingSection(_ excerpt: SourceExcerpt) -> Page.Section {
    Page.Section("findings", "Findings") {
      HTML.note(
        "What was tolerated, left out or refused. Warnings are tolerated here; a player may still report one to the ad"
          + " server, as VAST error 101 for an invalid Duration. An error is what a specification says a client must refuse."
      )
      DataTable(
        "finding-list",
        caption: "The findings in the order of the document",
        columns: [.init("Place"), .init("Severity"), .init("Kind"), .init("Finding", .prose)],
        isSearchable: findings.count > 10,
        rows: findings.enumerated().map { index, finding in
          DataTable.Row(
            id: "finding-\(index)",
            [
              Self.place(of: finding, excerpt), .badge(finding.severityName, finding.tone),
              HTML(.code) { finding.name },
              HTML([
                HTML(finding.message),
                finding.place.map { place in HTML(.div) { HTML(.small) { place } } } ?? .empty,
              ]),
            ]
          )
        }
      ).html
    }
  }

  private static func place(of finding: any Finding, _ excerpt: SourceExcerpt) -> HTML {
    guard finding.line > 0 else { return HTML("whole document") }
    guard excerpt.shows(finding.line) else { return HTML("line \(finding.line)") }
    return HTML(.a, .target("line-\(finding.line)")) { "line \(finding.line)" }
  }

  // MARK: The document

  private func documentSection(_ part: Part?, _ excerpt: SourceExcerpt) -> Page.Section {
    guard let part else {
      return Page.Section("source", "Source") { excerpt.html(of: findings) }
    }
    return Page.Section("document", "Document and source") {
      HTML(.div, .class("columns")) {
        PartTree.html(of: part)
        excerpt.html(of: findings)
      }
    }
  }

  private var schedule: Page.Section? {
    guard case .read(.playlist(.media(let playlist))) = outcome,
      let schedule = playlist.interstitialSchedule
    else { return nil }
    return Page.Section("schedule", "Schedule") {
      DataTable(
        "slots",
        caption: "When the interstitials play, on each timeline",
        columns: [
          .init("Interstitial"), .init("Primary", .number), .init("Playout", .number),
          .init("Integrated", .number), .init("Plays for", .number), .init("Content resumes at", .number),
        ],
        rows: schedule.slots.prefix(Self.maximumSlots).map { slot in
          DataTable.Row(
            [
              slot.event.id, slot.start.clock, slot.playoutStart.clock, slot.integratedStart.clock,
              slot.duration.clock, slot.resumesAt.signedClock,
            ]
            .map { HTML($0, limit: 200) }
          )
        }
      ).html
      if schedule.slots.count > Self.maximumSlots {
        HTML.note(
          "\(schedule.slots.count - Self.maximumSlots) more are left out here; --json has all of them."
        )
      }
      if let end = schedule.playoutEnd {
        HTML.note("All of it takes \(end.clock), with \(playlist.length.clock) of content.")
      }
      HTML(.ul) {
        for dropped in schedule.dropped.prefix(Self.maximumSlots) {
          HTML(.li) {
            HTML.badge("left out", .unusual)
            " \(dropped.event.id.printable(limit: 200)): \(dropped.reason.words)"
          }
        }
      }
    }
  }

  private static let maximumSlots = 300
}
