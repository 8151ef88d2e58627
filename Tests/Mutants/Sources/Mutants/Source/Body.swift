/// The body of a function, an initialiser or an accessor.
struct Body: Equatable {
  /// What it belongs to.
  let declaration: String
  /// The tokens of its braces.
  let braces: ClosedRange<Int>
  /// Whether it answers something.
  let returnsValue: Bool
}
