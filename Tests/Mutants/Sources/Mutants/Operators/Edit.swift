/// A change of a source file.
struct Edit: Hashable {
  /// The bytes that go.
  let range: Range<Int>
  /// What stands there instead.
  let replacement: String
  /// Whether it may remove the way out of a body, which the compiler notices only at the end of the body.
  var removesExit = false
}
