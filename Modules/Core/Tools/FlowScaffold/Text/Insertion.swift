/// Lines with the number of the line before which they are inserted.
struct Insertion: Equatable {
  let line: Int
  let lines: [String]
  /// The line that gets a comma, since it is no longer the only element of its list; nil if none does.
  var separated: Int?
}
