import AdPlatform
import Foundation

/// A report as one file that opens in any browser, asks for nothing from anywhere and is complete without its script.
package struct Page: Sendable {
  package struct Section: Sendable {
    /// Unique in the page.
    package var id: String
    package var title: String
    package var content: HTML

    package init(_ id: String, _ title: String, @HTMLBuilder content: () -> HTML) {
      self.id = id
      self.title = title
      self.content = content()
    }
  }

  /// The kind of report: `run`.
  package var kind: String
  /// What it is about: the ad unit.
  package var title: String
  /// The answer in one sentence.
  package var verdict: String
  package var tone: Tone
  /// What there is to know before the sections: names and values.
  package var facts: [(name: String, value: HTML)]
  package var sections: [Section]

  package init(
    kind: String,
    title: String,
    verdict: String,
    tone: Tone,
    facts: [(name: String, value: HTML)] = [],
    sections: [Section]
  ) {
    self.kind = kind
    self.title = title
    self.verdict = verdict
    self.tone = tone
    self.facts = facts
    self.sections = sections
  }

  /// The whole document.
  package var document: String {
    HTML.document(head: head, style: PageStyle.text, script: PageScript.text, body: body)
  }

  private var head: HTML {
    HTML([
      HTML(.meta, .name("viewport"), .content("width=device-width, initial-scale=1")),
      HTML(.meta, .httpEquivalent("Content-Security-Policy"), .content(Self.securityPolicy)),
      HTML(.meta, .name("referrer"), .content("no-referrer")),
      HTML(.meta, .name("color-scheme"), .content("light dark")),
      HTML(.link, .noIcon),
      HTML(.title) { "\(title) – \(kind)" },
    ])
  }

  private var body: HTML {
    HTML([
      HTML(.a, .class("skip"), .target("report")) { "Skip to the report" },
      HTML(.header) {
        HTML(.p, .class("kind")) { kind }
        HTML(.h1) { title }
        HTML(.p, .class("verdict \(tone.name)")) {
          if let mark = tone.mark { HTML(.span, .isDecoration) { mark + " " } }
          verdict
        }
        if !facts.isEmpty { HTML.facts(facts) }
      },
      HTML(.nav, .label("Sections")) {
        HTML(.ul) {
          for section in sections { HTML(.li) { HTML(.a, .target(section.id)) { section.title } } }
        }
      },
      HTML(.main, .id("report")) {
        for section in sections {
          HTML(.section, .id(section.id), .labelled(by: section.id + "-title")) {
            HTML(.h2, .id(section.id + "-title")) { section.title }
            section.content
          }
        }
      },
      HTML(.footer) { "AdMediation: ad mediation without a phone" },
    ])
  }

  /// Lets the page have its own style, script and pictures, and nothing from anywhere.
  private static let securityPolicy =
    "default-src 'none'; img-src data:; style-src '\(source(PageStyle.text))'; "
    + "script-src '\(source(PageScript.text))'; base-uri 'none'; form-action 'none'"

  private static func source(_ text: String) -> String {
    "sha256-" + Data(SHA256.hash(text.utf8)).base64EncodedString()
  }
}
