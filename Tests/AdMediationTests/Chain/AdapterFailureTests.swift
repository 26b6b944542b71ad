import Testing

@testable import AdMediation

private enum PrivateProblem: Error {
  case odd
}

@Suite struct AdapterFailureTests {
  @Test("names a private error type without the address that differs from process to process")
  func privateType() {
    let failure = AdapterFailure(PrivateProblem.odd)
    #expect(failure.domain == "AdMediationTests.PrivateProblem")
    #expect(failure.message == "error 0 of AdMediationTests.PrivateProblem")
  }
}
