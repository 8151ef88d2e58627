/// Lines with the number of the line before which they are inserted.
struct Insertion: Equatable {
  let line: Int
  let lines: [String]
}
