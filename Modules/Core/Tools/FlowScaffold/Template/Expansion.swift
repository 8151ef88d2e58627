/// Copies text of the template for a new feature, repeating the parts about a screen for each screen, and the parts
/// about a used feature for each used feature.
struct Expansion {
  let source: SourceText
  let names: FeatureNames

  /// Returns the whole file for the new feature.
  func file(for subject: CopySubject) -> String {
    let lines = lines(in: source.lines.indices, for: subject)
    return source.joined(source.language.isSwift ? ImportLine.sorted(withoutUnusedPublicImport(lines)) : lines)
  }

  /// Returns the lines without a public import of the kernel that only used features needed: it would be a warning.
  private func withoutUnusedPublicImport(_ lines: [String]) -> [String] {
    guard names.uses.isEmpty, source.lines.contains(where: { $0.mentionsAnywhere(names.original.used) }) else {
      return lines
    }
    let kernel = /\b(Flow|Flow(Context|Outcome|Presentation|Scope)|ViewController\w*|LocalizedText|Alert|Completion)\b/
    if lines.contains(where: { $0.contains(kernel) }) { return lines }
    // Members of the kernel's types may be used without their names.
    return lines.map { $0 == "public import FlowKit" ? "import FlowKit" : $0 }
  }

  /// Returns lines for the new feature.
  private func lines(in range: Range<Int>, for subject: CopySubject) -> [String] {
    var result: [String] = []
    var isSpaced = false
    for group in source.groups(in: range, role: { role(of: $0, for: subject) }) {
      isSpaced = isSpaced || group.blocks[0].isSpaced
      let copies = lines(of: group, for: subject)
      guard !copies.isEmpty else { continue }
      if isSpaced, !result.isEmpty { result.append("") }
      result += copies
      isSpaced = false
    }
    return result
  }

  /// Returns the group for the new feature, repeated as necessary.
  private func lines(of group: BlockGroup, for subject: CopySubject) -> [String] {
    let copies = subjects(of: group, within: subject).map { lines(ofOne: group, for: $0) }
    return Array(copies.joined(separator: group.isSeparated ? [""] : []))
  }

  private func subjects(of group: BlockGroup, within subject: CopySubject) -> [CopySubject] {
    switch group.role {
    case .once: [subject]
    case .perScreen(let kind): names.screens(of: kind).map { subject.narrowed(to: $0, kind) }
    case .perUsedFeature: names.uses.map { CopySubject(screens: subject.screens, used: $0) }
    case .omitted: []
    }
  }

  private func lines(ofOne group: BlockGroup, for subject: CopySubject) -> [String] {
    group.blocks.enumerated().flatMap { index, block in
      (index > 0 && block.isSpaced ? [""] : []) + lines(of: block, for: subject)
    }
  }

  private func lines(of block: SourceBlock, for subject: CopySubject) -> [String] {
    renamed(block.lines.lowerBound..<block.inner.lowerBound, for: subject)
      + lines(in: block.inner, for: subject)
      + renamed(block.inner.upperBound..<block.lines.upperBound, for: subject)
  }

  private func renamed(_ range: Range<Int>, for subject: CopySubject) -> [String] {
    // Most blocks have only a head.
    guard !range.isEmpty else { return [] }
    let renaming = names.renaming(for: subject)
    return source.lines[range].filter(isWanted).map { renaming($0) }
  }

  /// Returns false for a line that mentions a kind of screen that the feature does not have.
  private func isWanted(_ line: SourceLine) -> Bool {
    guard !source.language.isSwift, let kind = names.original.kind(where: line.mentionsAnywhere) else { return true }
    return !names.screens(of: kind).isEmpty
  }

  /// Returns the role of a block, determined by its head.
  private func role(of block: SourceBlock, for subject: CopySubject) -> BlockGroup.Role {
    guard let head = block.head else { return .once }
    let original = names.original
    if let kind = original.kind(where: { mentions($0, block, head) }), subject.screens[kind] == nil {
      return .perScreen(kind)
    }
    if original.otherScreens.contains(where: { mentions($0, block, head) }) { return .omitted }
    if subject.used == nil, mentions(original.used, block, head) { return .perUsedFeature }
    return .once
  }

  private func mentions(_ token: Token, _ block: SourceBlock, _ head: Int) -> Bool {
    source.language.isSwift
      ? source.lines[head].mentions(token)
      : source.lines[block.lines].contains { $0.mentionsAnywhere(token) }
  }
}
