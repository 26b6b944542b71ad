import AdPlatform
import Testing

@Suite("Nearest names")
struct NearestNamesTests {
  @Test(
    "a slip of the keys is forgiven",
    arguments: [
      "SampleAdapter", "SAMPLEADAPTER", "SampleAdaptr", "SampleAdapterr", "SampleAdaptor", "SmapleAdapter",
    ]
  )
  func slips(name: String) {
    #expect(NearestNames.to(name, among: ["Other", "SampleAdapter", "Nothing"]) == ["SampleAdapter"])
  }

  @Test("two neighbours that change places are one slip")
  func swap() {
    #expect(NearestNames.to("acb", among: ["abc"]) == ["abc"])
    #expect(NearestNames.to("cab", among: ["abc"]).isEmpty)
  }

  @Test("the module before the name may be missing, superfluous or another")
  func module() {
    #expect(NearestNames.to("SampleEvent", among: ["Module.SampleEvent"]) == ["Module.SampleEvent"])
    #expect(NearestNames.to("Module.SampleEvent", among: ["SampleEvent"]) == ["SampleEvent"])
    #expect(NearestNames.to("Old.SampleEvent", among: ["Module.SampleEvent"]) == ["Module.SampleEvent"])
    #expect(NearestNames.to("SampleEvnet", among: ["Module.SampleEvent"]) == ["Module.SampleEvent"])
  }

  @Test("a name that contains the other is near, but not by two letters")
  func parts() {
    let names = ["Module.SampleNativeCustomEvent", "Unrelated"]
    #expect(NearestNames.to("NativeCustom", among: names) == ["Module.SampleNativeCustomEvent"])
    #expect(NearestNames.to("MySampleEventClass", among: ["SampleEvent"]) == ["SampleEvent"])
    #expect(NearestNames.to("at", among: names).isEmpty)
  }

  @Test("the nearest comes first, then the alphabet decides")
  func order() {
    let names = ["banner_c", "banner_b", "banner", "a banner of cloth"]
    #expect(
      NearestNames.to("banner", among: names, limit: 10)
        == ["banner", "banner_b", "banner_c", "a banner of cloth"]
    )
    #expect(NearestNames.to("banner", among: names, limit: 2) == ["banner", "banner_b"])
  }

  @Test("names that are far away are not suggested")
  func far() {
    #expect(NearestNames.to("Sample", among: ["Completely", "Different", ""]).isEmpty)
    #expect(NearestNames.to("", among: ["a", ""]).isEmpty)
    #expect(NearestNames.to("abc", among: ["abc"], limit: 0).isEmpty)
  }

  @Test("endless names cost little and are compared by their beginnings")
  func hostile() {
    let long = String(repeating: "a\u{301}", count: 500_000)
    let names = (0..<50).map { "\(long)\($0)" }
    #expect(NearestNames.to(long + "x", among: names, limit: 1).count == 1)
    #expect(NearestNames.to("short", among: names).isEmpty)
  }
}
