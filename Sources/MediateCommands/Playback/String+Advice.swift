extension String {
  /// The description of an error without the advice to raise a limit: the code of an app can, the options of the tool
  /// cannot.
  var forUsersOfTheTool: String { replacing(/, or raise [^.;]*(?=[.;])/, with: "") }
}
