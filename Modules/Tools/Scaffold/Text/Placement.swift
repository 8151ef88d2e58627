/// Lines, and the number of the line in front of which they go.
struct Placement: Equatable {
  let line: Int
  let lines: [String]

  /// As the record keeps it.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
