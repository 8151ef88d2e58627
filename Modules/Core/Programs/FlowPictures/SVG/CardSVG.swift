extension GraphLayout.Card {
  var svg: String {
    let shape = content.isAlert ? "card alert" : "card"
    let radius = content.isAlert ? 20 : 8
    var svg = """
      <g class="h\(hue)"><rect class="\(shape)" x="\(box.x)" y="\(box.y)" width="\(box.width)" height="\(box.height)" \
      rx="\(min(radius, box.height / 2))"/>

      """
    for (number, line) in content.lines.enumerated() {
      let y = box.y + ColumnPlan.cardPadding + number * GraphLayout.row
      switch line {
      case .title(let text): svg += self.text("title", text, y)
      case .note(let text): svg += self.text("note", text, y)
      case .action(let text, let passage, _): svg += self.text("act", text, y) + sign(of: passage, y)
      case .exit(let text): svg += self.text("exit", text, y)
      case .more(let text): svg += self.text(content.isExit(number) ? "exit" : "act", text, y)
      }
    }
    return svg + "</g>\n"
  }

  private func text(_ style: String, _ text: String, _ y: Int) -> String {
    "<text class=\"\(style)\" x=\"\(box.x + CardContent.margin)\" y=\"\(y + 17)\">\(text.markup)</text>\n"
  }

  private func sign(of passage: NavigationEdge.Passage, _ y: Int) -> String {
    TransitionIcon(passage).svg(x: box.right - CardContent.margin - 12, y: y + GraphLayout.row / 2) + "\n"
  }
}

extension CardContent {
  /// Returns whether a line continues an exit.
  fileprivate func isExit(_ number: Int) -> Bool {
    for line in lines[..<number].reversed() {
      switch line {
      case .exit: return true
      case .action, .note, .title: return false
      case .more: continue
      }
    }
    return false
  }
}
