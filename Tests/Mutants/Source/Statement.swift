/// A statement inside a pair of braces.
struct Statement: Equatable {
  let tokens: ClosedRange<Int>
  /// The brace that opens the block.
  let block: Int
  /// Whether it stands alone there.
  let isAlone: Bool
}
