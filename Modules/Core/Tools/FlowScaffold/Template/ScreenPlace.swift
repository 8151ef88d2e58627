/// A place in the template that mentions a screen, where another screen can be added.
struct ScreenPlace {
  let kind: ScreenKind
  /// The heads of the enclosing blocks in the feature's file, outermost first.
  let heads: [String]
  /// The index among places with the same heads.
  let ordinal: Int
  let group: BlockGroup
  let expansion: Expansion

  /// Returns the insertion that adds a screen to the feature's file: after the last one of its kind, unchanged or
  /// changed.
  /// - Returns: nil if there is no such place.
  func insertion(of screen: String, in source: SourceText) -> Insertion? {
    let others = expansion.names.screens(of: kind)
    let block = [unchangedBlock, changedBlock, movedBlock].lazy.compactMap { find in
      others.compactMap { find($0, source) }.max { $0.lines.upperBound < $1.lines.upperBound }
    }.first
    guard let block else { return nil }
    var names = expansion.names
    names.screens = [Screen(screen, kind)] + names.screens.filter { $0.kind != kind }
    let lines = Expansion(source: expansion.source, names: names).lines(of: group, for: CopySubject())
    return Insertion(line: block.lines.upperBound, lines: (group.isSeparated ? [""] : []) + lines)
  }

  /// The line that it looks for.
  var line: String {
    expansion.names.screens(of: kind).last.map { String(head(for: $0).drop { $0 == " " }) } ?? ""
  }

  private func unchangedBlock(of screen: String, in source: SourceText) -> SourceBlock? {
    let found = source.blocks(below: heads).filter { source.has($0, head: head(for: screen)) }
    return ordinal < found.count ? found[ordinal] : nil
  }

  /// Returns the last block at this place that mentions the screen.
  private func changedBlock(of screen: String, in source: SourceText) -> SourceBlock? {
    let token = Token(screen)
    return source.blocks(below: heads).last { block in
      let lines = source.language.isSwift ? block.head.map { $0..<$0 + 1 } : block.lines
      return lines.map { source.lines[$0].contains { token.occurs(in: $0.text) } } ?? false
    }
  }

  /// Returns the only block with the same head anywhere in the file.
  private func movedBlock(of screen: String, in source: SourceText) -> SourceBlock? {
    let found = source.allBlocks(in: source.lines.indices).filter { source.has($0, head: head(for: screen)) }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the line to look for: the head of the last block that mentions a screen.
  private func head(for screen: String) -> String {
    let block = group.blocks[group.blocks.count - 1]
    let source = expansion.source
    let token = expansion.names.pattern.screens[kind]
    let line =
      source.language.isSwift
      ? block.head ?? block.lines.lowerBound
      : block.lines.first { token?.occurs(in: source.lines[$0].text) ?? false } ?? block.lines.lowerBound
    return expansion.names.renaming(for: CopySubject().about(screen, kind))(source.lines[line])
  }
}

extension SourceText {
  /// Returns the blocks within those at a path of heads.
  fileprivate func blocks(below heads: [String]) -> [SourceBlock] {
    heads.reduce(blocks) { blocks, head in
      blocks.filter { has($0, head: head) }.flatMap { self.blocks(in: $0.inner) }
    }
  }

  /// Returns the blocks at every depth.
  fileprivate func allBlocks(in range: Range<Int>) -> [SourceBlock] {
    blocks(in: range).flatMap { [$0] + ($0.inner.isEmpty ? [] : allBlocks(in: $0.inner)) }
  }

  /// Returns whether a block declares or does the same as a head, perhaps with other modifiers, types or parameters.
  fileprivate func has(_ block: SourceBlock, head: String) -> Bool {
    let wanted = SourceLine(code: head)
    guard language.isSwift else { return lines[block.lines].contains { $0.trimmed == wanted.trimmed } }
    return block.head.map { lines[$0].anchor == wanted.anchor } ?? false
  }
}

extension SourceLine {
  /// The part of a declaration that stays if its modifiers, types or parameters change; of any other line, all of it.
  fileprivate var anchor: String {
    let words = text.split { $0 == " " }
    guard
      let start = words.firstIndex(where: { Self.keywords.contains($0.prefix { $0 != "(" }) }),
      words[..<start].allSatisfy({ Self.modifiers.contains($0.prefix { $0 != "(" }) || $0.hasPrefix("@") })
    else { return words.joined(separator: " ") }
    let declaration = words[start...].joined(separator: " ")
    // Extensions are distinguished by their conformances, and cases by their whole pattern.
    let end: Set<Character> = ["extension", "case"].contains(words[start]) ? ["{"] : ["(", ":", "=", "{", "<"]
    return String(declaration.prefix { !end.contains($0) }).trimmingSuffix(" ")
  }

  private static let keywords: Set<Substring> = [
    "actor", "case", "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "switch", "typealias",
    "var",
  ]
  private static let modifiers: Set<Substring> = [
    "final", "fileprivate", "internal", "lazy", "mutating", "nonisolated", "override", "package", "private", "public",
    "static", "weak",
  ]
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
