import AdMediation
import Foundation
import SampleAdapter
import Testing

@MainActor
@Suite struct AdapterRegistryTests {
  @Test("a registered name goes before the runtime's")
  func registered() throws {
    let registry = AdapterRegistry()
    registry.register(ScriptedCustomEvent.self, as: "SampleAdapter.SampleCustomEventNativeAd")
    let adapter = try registry.adapter(named: "SampleAdapter.SampleCustomEventNativeAd")
    #expect(adapter.type is ScriptedCustomEvent.Type)
  }

  @Test("a class registered without a name is found as Module.Class")
  func ownName() throws {
    let registry = AdapterRegistry()
    registry.register(ScriptedCustomEvent.self)
    #expect(registry.registeredNames == ["AdMediationTests.ScriptedCustomEvent"])
    #expect(
      try registry.adapter(named: "AdMediationTests.ScriptedCustomEvent").type is ScriptedCustomEvent.Type
    )
  }

  @Test("the runtime finds a class that was not registered, again and again")
  func runtime() throws {
    let registry = AdapterRegistry()
    for _ in 0..<2 {
      let adapter = try registry.adapter(named: "SampleAdapter.SampleCustomEventNativeAd")
      #expect(adapter.type is SampleCustomEventNativeAd.Type)
    }
  }

  @Test(
    "names that lead nowhere say so, whatever their shape",
    arguments: [
      "", ".", "..", "A", "A.", ".A", "A.B.C", "SampleAdapter.Nope", "9.Lives", "Mod ule.Class", "A\u{0}.B",
      "💥.💥", String(repeating: "A", count: 100_000) + ".B",
    ]
  )
  func unknown(name: String) {
    #expect { try AdapterRegistry().adapter(named: name) } throws: { error in
      guard case .classNotFound(name, _) = error as? AdapterLookupError else { return false }
      return AdapterFailure(error).message.count < 600
    }
  }

  @Test("a class that is not a custom event is told apart from one that does not exist")
  func notAnAdapter() {
    #expect(throws: AdapterLookupError.notAnAdapter("AdMediation.NativeAd", nearest: [])) {
      try AdapterRegistry().adapter(named: "AdMediation.NativeAd")
    }
  }

  @Test("the error lists the nearest registered names")
  func nearest() {
    let registry = AdapterRegistry()
    registry.register(ScriptedCustomEvent.self, as: "Scripted")
    registry.register(ScriptedCustomEvent.self, as: "Something.Else")
    #expect(throws: AdapterLookupError.classNotFound("Skripted", nearest: ["Scripted"])) {
      try registry.adapter(named: "Skripted")
    }
  }
}
