/// A line of the manifest, in which features stand in lists: `uses: ["Bookshelf", "Welcome"]`.
struct ManifestLine {
  private let line: SourceLine

  init(_ line: SourceLine) {
    self.line = line
  }

  /// The line for another feature: its lists name what that one uses, and a list with nothing in it is gone.
  func renamed(for names: FeatureNames) -> String {
    let renaming = names.renaming()
    var rest = line.text[...]
    var result = ""
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let list = list(rest[rest.index(after: start)..<end], for: names, renaming)
      var head = renaming(String(rest[..<start]))
      rest = rest[rest.index(after: end)...]
      if list == "" {
        // The label and the comma before it have nothing to say any more.
        head = String(head[..<(head.lastIndex(of: ",") ?? head.startIndex)])
      } else {
        head += "[" + list + "]"
      }
      result += head
    }
    return result + renaming(String(rest))
  }

  private func list(_ text: Substring, for names: FeatureNames, _ renaming: Renaming) -> String {
    let elements = text.split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    let used = names.pattern.used.name.asLiteral
    guard elements.contains(used) else { return renaming(String(text)) }
    let new = elements.flatMap { $0 == used ? names.uses.map(\.asLiteral) : [renaming($0)] }
    return (elements == elements.sorted() ? new.sorted() : new).joined(separator: ", ")
  }
}

extension String {
  fileprivate var asLiteral: String { "\"\(self)\"" }
}
