/// A change of a source file.
struct Edit: Hashable {
  /// The replaced bytes.
  let range: Range<Int>
  /// The new text.
  let replacement: String
  /// Whether it may remove the way out of a body, which the compiler notices only at the end of the body.
  var removesExit = false
  /// Whether it replaces a literal, so that the selection takes the place of the literal, not of the body.
  var isLiteral = false
}
