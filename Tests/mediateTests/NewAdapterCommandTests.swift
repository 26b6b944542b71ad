import AdMediation
import Foundation
import Testing

@testable import AdapterTool
@testable import MediateCommands

@Suite("mediate new-adapter") struct NewAdapterCommandTests {
  @Test(
    "reads what kind of adapter to generate",
    arguments: [
      ([], .mediationAdapter(Set(AdFormat.allCases), isBidder: false)),
      (
        ["--formats", "banner,rewarded-interstitial"],
        .mediationAdapter([.banner, .rewardedInterstitial], isBidder: false)
      ),
      (["--formats=app-open", "--bidding"], .mediationAdapter([.appOpen], isBidder: true)),
      (
        ["--formats", "native, rewardedInterstitial"],
        .mediationAdapter([.native, .rewardedInterstitial], isBidder: false)
      ),
      (["--custom-event"], .customEvent), (["--custom-event", "--formats", "native"], .customEvent),
    ] as [([String], NewAdapterPackage.Style)]
  )
  func style(words: [String], style: NewAdapterPackage.Style) throws {
    let invocation = try AdapterTool.mediate.parse(["new-adapter", "Rocket"] + words).get()
    let options = try #require(invocation.options as? NewAdapterOptions)
    #expect(options.style == style)
  }

  @Test("writes a package once, and never over anything")
  func writing() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Rocket").commandLinePath
    let arguments = ["new-adapter", "Rocket", "--output", output]
    let first = try await MediateBinary.run(arguments: arguments)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("swift test"))
    #expect(first.output.contains("a path on this machine, which no CI machine has."))
    let manifest = try String(contentsOfFile: output + "/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".package(name: \"AdMediation\", path: "))
    let second = try await MediateBinary.run(arguments: arguments)
    #expect(second.status == 2)
    #expect(second.errorLines.count == 1)
    #expect(second.errors.contains("there is something in this folder"))
  }

  @Test("gives no advice about CI when it finds AdMediation by a URL")
  func noAdvice() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Rocket").commandLinePath
    let result = try await MediateBinary.run(
      "new-adapter",
      "Rocket",
      "--output",
      output,
      "--admediation",
      "https://git.example/AdMediation.git"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("\nREADME.md in that folder says what each file is for.\n"))
  }

  @Test("leaves nothing behind on a full disk, says so, and can be run again")
  func fullDisk() async throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "Rocket").commandLinePath
    // No file may be longer than 1 KiB.
    let full = try await MediateBinary.shell(
      "trap '' XFSZ; ulimit -f 1; \"$mediate\" new-adapter Rocket --output '\(output)'"
    )
    #expect(full.status == 2)
    #expect(full.errors.contains("cannot be written (File too large); free some space"), "\(full.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()) == [])
    let again = try await MediateBinary.run("new-adapter", "Rocket", "--output", output)
    #expect(again.status == 0, "\(again.errors)")
  }

  @Test("fills a folder that is empty")
  func emptyFolder() async throws {
    let folder = try TemporaryFolder()
    let result = try await MediateBinary.run(
      "new-adapter",
      "Rocket",
      "--output",
      folder.url.commandLinePath + "/"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).contains("Package.swift"))
  }

  @Test("keeps a path of AdMediation that looks like code a path")
  func pathLiteral() {
    let text = "/tmp/\\(name)\"\n\r\0x"
    #expect(
      NewAdapterDependency.path(text).declaration
        == #".package(name: "AdMediation", path: "/tmp/\\(name)\"\n\r\0x")"#
    )
  }

  @Test(
    "refuses what cannot be, with advice",
    arguments: [
      ([], "NAME is missing"),
      (["rocket"], "the name \"rocket\" begins with a lowercase letter; use Rocket"),
      (["1st"], "type names cannot begin with \"1st\"; use letters and digits"),
      (["Ro/../cket"], "use letters and digits"),
      (["RocketAdapter"], "leave it out"),
      (["Sample"], "makes names that exist already"),
      (["Rocket", "--output", "/dev/null"], "this is a file"),
      (["Rocket", "--output", "/dev/null/x"], "cannot be written"),
      (["Rocket", "--formats", "baner"], "did you mean banner?"),
      (["Rocket", "--formats", "video"], "write a comma-separated list of native, banner, interstitial"),
      (["Rocket", "--formats", "banner,"], "\"\" is not a format"),
      (["Rocket", "--formats", "banner,native,banner"], "the format banner is given twice"),
      (["Rocket", "--without", "stor"], "did you mean store?"),
      (["Rocket", "--formats", "native", "rewarded"], "for a list, write --formats native,rewarded"),
      (["Rocket", "--formats", "native,", "banner", "rewarded"], "write --formats native,banner,rewarded"),
      (["Rocket", "--without", "banner-sizes", "--formats", "native"], "add banner to --formats"),
      (["Rocket", "--without", "image-orientation"], "image-orientation in their limits already"),
      (["Rocket", "--without", "set-up", "--settings", "key,id"], "name the placement only: --settings id"),
      (["Rocket", "--prefix", "GAD"], "--prefix \"GAD\" is the prefix of the Mobile Ads SDK"),
      (["Rocket", "--prefix", "HFX", "--from", "x"], "--prefix and --from exclude each other"),
      (["Rocket", "--settings", "key:int,id"], "write :int after the placement only"),
      (["Rocket", "--settings", "id:number"], "\"id:number\" has an unknown type"),
      (["Mobile"], "makes names that exist already"),
      (["Rocket", "--without", "sound"], "write a comma-separated list of body, call-to-action, advertiser"),
      (["Rocket", "--without", "store,store"], "store is given twice in --without"),
      (["Rocket", "--without", "store", "--formats", "banner"], "add native to --formats"),
      (["Rocket", "--without", "pictures,pictures"], "pictures is given twice"),
      (["Rocket", "--without", "pictures", "--formats", "banner"], "add native to --formats"),
      (["Rocket", "--without", "pictures,image-addresses"], "pictures and what they are downloaded from"),
      (["Rocket", "--loader", "banner"], "a banner loads itself"),
      (["Rocket", "--loader", "natve"], "did you mean native?"),
      (["Rocket", "--formats", "banner", "--loader", "app-open"], "leave app-open out of --loader"),
      (["Rocket", "--custom-event", "--loader", "rewarded"], "write --loader native"),
      (["Rocket", "--loader", "native", "--from", "x"], "--loader and --from exclude each other"),
      (["Rocket", "--without", "watermark"], "leave out watermark, or add --bidding"),
      (["Rocket", "--without", "rewarded-video", "--custom-event"], "is for adapters with rewarded ads"),
      (["Rocket", "--without", "store", "--from", "x"], "--without and --from exclude each other"),
      (["Rocket", "--settings", "id", "--from", "x"], "--settings and --from exclude each other"),
      (["Rocket", "--settings", "app key"], "\"app key\" is not a valid name of a setting"),
      (["Rocket", "--settings", "a,b,c,d,e,f"], "--settings has 6 names"),
      (["Rocket", "--settings", "id,id"], "the setting id is given twice"),
      (["Rocket", "--settings", "parameter,id"], "parameter is not a valid name of a setting for set-up"),
      (["Rocket", "--settings", "id,parameter,zone"], "parameter is not a valid name of a setting"),
      (["Rocket", "--signals", "app"], "leave out --signals, or add --bidding"),
      (["Rocket", "--bidding", "--signals", "ad"], "write one of app, placement"),
      (["Rocket", "--bidding", "--signals", "app", "--without", "set-up"], "or write --signals placement"),
      (["Rocket", "--signals", "app", "--from", "x"], "--signals and --from exclude each other"),
      (["Rocket", "--settings", "id", "--custom-event"], "a custom event has no settings but its parameter"),
      (["Rocket", "--sdk", "Rocket-Ads"], "is not the name of a module"),
      (["Rocket", "--sdk", "class"], "is a keyword of Swift"),
      (["Rocket", "--sdk", "Dispatch"], "is the name of a module of the Swift toolchain"),
      (["Rocket", "--sdk", "RocketAdapter"], "is the name of another module of the package"),
      (["Rocket", "--custom-event", "--bidding"], "leave out --bidding"),
      (["Rocket", "--custom-event", "--formats", "native,banner"], "a custom event has native ads only"),
      (["Rocket", "--admediation", "github.com/x/y"], "https://github.com/x/y"),
    ]
  )
  func mistakes(arguments: [String], advice: String) async throws {
    let result = try await MediateBinary.run(arguments: ["new-adapter"] + arguments)
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }
}
