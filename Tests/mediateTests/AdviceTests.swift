import Testing

@testable import MediateCommands

@Suite("Advice for users of the tool")
struct AdviceTests {
  @Test(
    "leaves out limits that no option raises",
    arguments: [
      ("Try again, or raise the request's timeout.", "Try again."),
      (
        "Use a smaller playlist, or raise the limit in PlaylistLimits. (line 3)",
        "Use a smaller playlist. (line 3)"
      ),
      ("Shorten the chain, or raise maxRedirects.", "Shorten the chain."),
      ("Check the URL, or raise your voice", "Check the URL, or raise your voice"),
    ]
  )
  func limits(text: String, shorter: String) { #expect(text.forUsersOfTheTool == shorter) }
}
