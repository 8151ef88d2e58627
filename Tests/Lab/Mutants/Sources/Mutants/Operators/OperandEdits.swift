/// Removes one of two operands: of `&&`, of `||`, and before `??`.
struct OperandEdits {
  private let site: Site
  private var file: SwiftFile { site.file }

  init(_ site: Site) {
    self.site = site
  }

  /// The edits of a body.
  func edits() -> [Edit] {
    site.inside.flatMap { index -> [Edit] in
      guard file.tokens[index].isBinary else { return [] }
      switch file.tokens[index].text {
      case "&&", "||": return [withoutLeft(index, Site.logicalStops), withoutRight(index)]
      case "??": return [withoutLeft(index, Site.coalescingStops)]
      default: return []
      }
    }
  }

  private func withoutLeft(_ index: Int, _ stops: Set<String>) -> Edit {
    let start = site.operandStart(before: index, stops: stops)
    let range = file.tokens[start].range.lowerBound..<file.tokens[index + 1].range.lowerBound
    return Edit(range: range, replacement: "")
  }

  private func withoutRight(_ index: Int) -> Edit {
    let end = site.operandEnd(after: index, stops: Site.logicalStops)
    let range = file.tokens[index - 1].range.upperBound..<file.tokens[end].range.upperBound
    return Edit(range: range, replacement: "")
  }
}
