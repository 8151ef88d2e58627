/// Neighbouring blocks with the same role, which are copied together.
struct BlockGroup {
  enum Role: Equatable {
    case once
    case perScreen(ScreenKind)
    case perUsedFeature
    case omitted
  }

  let role: Role
  var blocks: [SourceBlock]
  /// Whether its copies are separated by a blank line.
  var isSeparated = false
}

extension SourceText {
  /// Returns the blocks of these lines, grouped by role.
  func groups(in range: Range<Int>, role: (SourceBlock) -> BlockGroup.Role) -> [BlockGroup] {
    let blocks = blocks(in: range)
    var groups: [BlockGroup] = []
    for block in blocks {
      let role = role(block)
      // In prose, neighbouring paragraphs about a screen belong together despite the blank line.
      let isNeighbour = role != .once && groups.last?.role == role && (!block.isSpaced || !language.isSwift)
      if isNeighbour {
        groups[groups.count - 1].blocks.append(block)
      } else {
        groups.append(BlockGroup(role: role, blocks: [block]))
      }
    }
    for (index, group) in groups.enumerated() {
      let next = index + 1 < groups.count ? groups[index + 1] : nil
      let isSpaced = group.blocks[0].isSpaced || next?.blocks[0].isSpaced == true
      let isAlone = groups.count == 1
      groups[index].isSeparated =
        !language.isSwift || isFunction(group.blocks[0]) && (isSpaced || isAlone)
        || isLong(group.blocks[0]) && isSpaced
    }
    return groups
  }

  private func isLong(_ block: SourceBlock) -> Bool { block.head.map { block.lines.upperBound - $0 > 1 } ?? true }

  private func isFunction(_ block: SourceBlock) -> Bool {
    block.head.map { lines[$0].text.contains("func ") } ?? false
  }
}
