/// A line of the manifest that contains a list of features: `uses: ["Bookshelf", "Welcome"]`.
struct ManifestLine {
  private let line: SourceLine

  init(_ line: SourceLine) {
    self.line = line
  }

  /// Returns the line for another feature, with its used features, and without empty lists.
  func renamed(for names: FeatureNames) -> String {
    let renaming = names.renaming()
    var rest = line.text[...]
    var result = ""
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let list = list(rest[rest.index(after: start)..<end], for: names, renaming)
      var head = renaming(String(rest[..<start]))
      rest = rest[rest.index(after: end)...]
      if list == "" {
        // Removes the label of an empty list, and the comma before it.
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
