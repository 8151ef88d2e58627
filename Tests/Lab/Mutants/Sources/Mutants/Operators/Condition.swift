/// The condition of an `if`, `guard` or `while`.
struct Condition: Equatable {
  /// The keyword.
  let keyword: String
  /// The clauses between the commas.
  let clauses: [ClosedRange<Int>]
  /// The token behind it: the brace of the block, or `else`.
  let end: Int
}
