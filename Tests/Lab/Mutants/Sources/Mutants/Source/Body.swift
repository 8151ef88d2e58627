/// The body of a function, an initialiser or an accessor.
struct Body: Equatable {
  /// The declaration that it belongs to.
  let declaration: String
  /// The tokens of its braces.
  let braces: ClosedRange<Int>
  /// Whether it returns a value.
  let returnsValue: Bool
}
