/// How a mutant differs from the source.
package enum MutationRule: String, CaseIterable, Sendable {
  /// A condition, or a part of one, holds always or never.
  case guards
  /// A comparison is turned round; where it holds a parser to a limit, the limit moves by one.
  case comparisons
  /// An effect, an assignment or a call is left out.
  case effects
  /// Another case of an enum or the other Boolean stands there, or a case of a `switch` is left out.
  case cases
}
