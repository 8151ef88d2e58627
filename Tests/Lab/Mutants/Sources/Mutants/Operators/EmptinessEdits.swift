/// Negates `isEmpty` where it is not a whole condition.
struct EmptinessEdits {
  private let site: Site
  private var file: SwiftFile { site.file }

  init(_ site: Site) {
    self.site = site
  }

  /// The edits of a body.
  func edits() -> [Edit] {
    let clauses = Set(site.conditions.flatMap(\.clauses))
    return site.inside.compactMap { index in
      guard site.text(index) == "isEmpty", site.text(index - 1) == "." else { return nil }
      let start = chainStart(endingAt: index)
      guard site.text(start - 1) != "!", !clauses.contains(start...index) else { return nil }
      let position = file.tokens[start].range.lowerBound
      return Edit(range: position..<position, replacement: "!")
    }
  }

  /// The first token of `a.b(c)?.d`, seen from `d`.
  private func chainStart(endingAt index: Int) -> Int {
    var position = index
    while position > site.inside.lowerBound, !file.tokens[position].hasSpaceBefore {
      let previous = file.tokens[position - 1]
      let isPart =
        [.word, .number, .string].contains(previous.kind) || file.closes(position - 1)
        || [".", "?", "?.", "#"].contains(previous.text)
      guard isPart else { break }
      position = file.partner(of: position - 1)
    }
    return position
  }
}
