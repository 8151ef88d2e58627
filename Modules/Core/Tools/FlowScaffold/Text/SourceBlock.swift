/// A block of lines: a head, the comments and attributes above it, and the indented lines below it.
struct SourceBlock: Equatable {
  let lines: Range<Int>
  /// The first line of code; nil for a standalone comment.
  let head: Int?
  /// The lines between the head and the closing line.
  let inner: Range<Int>
  /// Whether it follows a blank line.
  let isSpaced: Bool
}
