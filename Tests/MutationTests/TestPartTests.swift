import Testing

@testable import Mutation

@Suite struct TestPartTests {
  @Test("quick and slow tests together are all tests")
  func parts() {
    let slow = TestPart.slow.arguments(of: "HLS")
    #expect(TestPart.all.arguments(of: "HLS") == ["--filter", #"^HLSTests\."#])
    #expect(slow.first == "--filter" && slow.last?.hasPrefix(#"^HLSTests\.("#) == true)
    #expect(
      TestPart.quick.arguments(of: "HLS") == TestPart.all.arguments(of: "HLS") + ["--skip"] + slow.suffix(1)
    )
    #expect(TestPart.hasSlowTests("HLS") && !TestPart.hasSlowTests("VAST"))
  }
}
