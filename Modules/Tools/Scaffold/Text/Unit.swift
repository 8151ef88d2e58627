/// Lines that belong together: a head, the comments and attributes above it, and what is indented below it.
struct Unit: Equatable {
  /// All its lines.
  let lines: Range<Int>
  /// The line that says what it is; nil for a comment that stands alone.
  let head: Int?
  /// The lines between the head and what closes the unit.
  let inner: Range<Int>
  /// Whether a blank line stands above it.
  let isSpaced: Bool
}
