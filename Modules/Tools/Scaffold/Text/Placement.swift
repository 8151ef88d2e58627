/// Lines with the number of the line before which they are inserted.
struct Placement: Equatable {
  let line: Int
  let lines: [String]

  /// The text for the record.
  var text: String { lines.map { $0 + "\n" }.joined() }
}
