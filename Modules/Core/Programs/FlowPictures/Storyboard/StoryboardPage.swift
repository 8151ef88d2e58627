import FlowHeadless

extension Storyboard {
  /// Returns the storyboard as a self-contained HTML page.
  /// - Parameter app: The name of the app.
  package func html(named app: String) -> String {
    let title = "Storyboard of \(app)"
    let count = chapters.map(\.frames.count).reduce(0, +)
    let journeys = chapters.count == 1 ? "1 journey" : "\(chapters.count) journeys"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="color-scheme" content="light dark">
      <title>\(title.markup)</title>
      <style>
      \(StoryboardStyle.css)</style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the screens</a>
      <header>
      <h1>\(title.markup)</h1>
      <p>\(count == 1 ? "1 screen" : "\(count) screens") of \(journeys), each as the person left it.
      What was filled in on a screen, and what was tapped there in the end, is marked.</p>
      \(contents)</header>
      <main id="main">
      \(chapters.enumerated().map { $1.html(number: $0 + 1) }.joined())</main>
      </body>
      </html>

      """
  }

  private var contents: String {
    guard chapters.count > 1 else { return "" }
    let items = chapters.enumerated().map { number, chapter in
      "<li><a href=\"#j\(number + 1)\">\(chapter.title.markup)</a></li>\n"
    }
    return "<nav aria-label=\"Journeys\"><ol>\n\(items.joined())</ol></nav>\n"
  }
}

extension Storyboard.Chapter {
  fileprivate func html(number: Int) -> String {
    let cells = frames.indices.map { frames[$0].html(number: $0 + 1, of: frames.count, prefix: "j\(number)") }
    return """
      <section aria-labelledby="j\(number)">
      <h2 id="j\(number)" tabindex="-1">\(title.markup)</h2>
      <p class="name">\(name.markup)</p>
      <ol class="board">
      \(cells.joined())</ol>
      </section>

      """
  }
}

extension StoryFrame {
  fileprivate func html(number: Int, of count: Int, prefix: String) -> String {
    let id = "\(prefix)-\(number)"
    let name = capture?.id.name ?? "No app"
    return """
      <li class="cell">
      <div class="way">\(way(isFirst: number == 1))</div>
      <article aria-labelledby="\(id)">
      <h3 id="\(id)" tabindex="-1"><span class="number">\(number)</span> \(name.markup)</h3>
      <p class="flows">\((capture?.flows ?? []).map(\.markup).joined(separator: " › "))</p>
      \(PhoneHTML(self).html)
      \(checked)<p class="turn">\
      \(number > 1 ? "<a href=\"#\(prefix)-\(number - 1)\">← Screen \(number - 1)</a>" : "")\
      \(number < count ? "<a class=\"next\" href=\"#\(prefix)-\(number + 1)\">Screen \(number + 1) →</a>" : "")</p>
      </article>
      </li>

      """
  }

  private func way(isFirst: Bool) -> String {
    let items = lines.map { line in
      switch line {
      case .comment(let comment): "<li class=\"note\">\(comment.markup)</li>"
      case .step(let step): "<li class=\"step\">\(step.description.markup)</li>"
      }
    }
    if items.isEmpty { return isFirst ? "<p class=\"note\">The journey begins.</p>" : "" }
    return "<ul aria-label=\"What was done\">\(items.joined())</ul>"
  }

  private var checked: String {
    guard !facts.isEmpty else { return "" }
    let items = facts.map { "<li>\($0.markup)</li>" }.joined()
    let count = facts.count == 1 ? "1 thing" : "\(facts.count) things"
    return "<details><summary>\(count) seen to be so</summary><ul>\(items)</ul></details>\n"
  }
}
