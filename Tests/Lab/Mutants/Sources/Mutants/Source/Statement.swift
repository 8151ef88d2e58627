/// A statement inside a pair of braces.
struct Statement: Equatable {
  let tokens: ClosedRange<Int>
  /// The brace that opens the block.
  let block: Int
  /// Whether it is alone there.
  let isAlone: Bool
  /// Whether it belongs to a case of a `switch`.
  let isInCase: Bool
}
