import AdapterConformance
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("Completion")
struct ShellCompletionTests {
  @Test(
    "offers in bash what may follow",
    arguments: [
      (["r"], ["run", "rules"]),
      (["un"], ["units"]),
      (["--v"], ["--version"]),
      (["run", "sample/na"], ["sample/native"]),
      (["run", "--re"], ["--real-time"]),
      (["run", "sample/native", "--di"], ["--disable-image-loading"]),
      (["run", "--orientation", "p"], ["portrait"]),
      (["run", "--orientation", "=", "l"], ["landscape"]),
      (["run", "--orientation", "="], ["any", "portrait", "landscape"]),
      (["units", "--j"], ["--json"]),
      (["units", "--r"], []),
      (["help", "un"], ["units"]),
      (["completions", ""], ["bash", "zsh", "--help"]),
      (["--real-time", "--j"], ["--json"]),
      (
        ["check", "Sam"],
        ["SampleAdapter.SampleCustomEventNativeAd", "SampleAdapter.SampleMediationAdapter"]
      ),
      (["check", "--level", "rec"], ["recommended"]),
      (["check", "--rule", "LOAD-1"], RuleBook.rules.map(\.id).filter { $0.hasPrefix("LOAD-1") }),
      (["check", "--gi"], ["--github"]),
      (["rules", "--json", "--h"], ["--help"]),
      (["ins"], ["inspect"]),
      (["play", "--s"], ["--start-at", "--seek"]),
      (["play", "--seek", ""], []),
      (["inspect", "--j"], ["--json"]),
    ] as [([String], [String])]
  )
  func bash(_ words: [String], _ offered: [String]) async throws {
    let list = (["mediate"] + words).map { "'\($0)'" }.joined(separator: " ")
    let result = try await MediateBinary.shell(
      """
      source <("$mediate" completions bash)
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count)
      _mediate
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").map(String.init) == offered)
  }

  @Test("offers files, also with spaces in their names")
  func files() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a waterfall.json", "{}")
    let start = folder.url.appending(path: "a w").commandLinePath
    let result = try await MediateBinary.shell(
      """
      source <("$mediate" completions bash)
      COMP_WORDS=(mediate run --config '\(start)'); COMP_CWORD=3
      _mediate
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(result.output == file.commandLinePath + "\n")
  }

  @Test("offers files for a command that reads one")
  func documentFiles() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("an ad.xml", "")
    let start = folder.url.appending(path: "an").commandLinePath
    let result = try await MediateBinary.shell(
      """
      source <("$mediate" completions bash)
      COMP_WORDS=(mediate inspect --json '\(start)'); COMP_CWORD=3
      _mediate
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(result.output == file.commandLinePath + "\n")
  }

  @Test("offers files for --json where it takes one, and only there")
  func documents() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("results.json", "{}")
    let start = folder.url.appending(path: "res").commandLinePath
    for (command, offered) in [("check", file.commandLinePath), ("run", "")] {
      let result = try await MediateBinary.shell(
        """
        source <("$mediate" completions bash)
        COMP_WORDS=(mediate \(command) --json '\(start)'); COMP_CWORD=3
        _mediate
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      )
      #expect(result.output == offered + "\n")
    }
  }

  @Test("the script for zsh is the one for bash, after some preparation")
  @MainActor
  func zsh() {
    let completion = ShellCompletion(tool: .mediate)
    #expect(completion.script(for: .zsh).hasSuffix(completion.script(for: .bash)))
    #expect(completion.script(for: .zsh).contains("bashcompinit"))
  }
}
