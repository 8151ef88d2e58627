import Testing

@testable import FlowPictures

@MainActor
struct GraphSVGTests {
  @Test func `the picture has a title and a description`() async throws {
    let svg = try await NavigationGraph.ofOffice().svg(named: "Office")

    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"title desc\""))
    #expect(svg.contains("<title id=\"title\">The screens of Office</title>"))
    #expect(svg.contains("Letter: Paper, Envelope, Throw it away?. "))
    #expect(svg.contains("Home (Office) leads to Paper (Letter) by Write. "))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test func `each screen has a card with its actions, and each forward action a wire`() async throws {
    let svg = try await NavigationGraph.ofOffice().svg(named: "Office")

    #expect(svg.count(of: "class=\"card\"") == 5)
    #expect(svg.count(of: "class=\"card alert\"") == 1)
    #expect(svg.count(of: "class=\"frame\"") == 3)
    #expect(svg.count(of: "class=\"wire\"") == 6)
    #expect(svg.contains(">Write → Paper</text>"))
    #expect(svg.contains(">where the app begins</text>"))
    #expect(svg.contains(">opened by a link</text>"))
    #expect(svg.contains(">Post ↩ Home</text>"))
    #expect(svg.contains(">Keep ↩</text>"))
    #expect(svg.contains("class=\"sign\" x="))
    #expect(svg.contains(">↩</text><text class=\"note\""))
  }

  // Catches a corner of which one side is not round.
  @Test func `the corners of a wire are round on both sides`() async throws {
    let svg = try await NavigationGraph.ofOffice().svg(named: "Office")

    let corners = svg.matches(of: /L(\d+) (\d+)Q(\d+) (\d+) (\d+) (\d+)/).map { match in
      let numbers = [match.1, match.2, match.3, match.4, match.5, match.6].compactMap { Int($0) }
      let before = (abs(numbers[0] - numbers[2]), abs(numbers[1] - numbers[3]))
      let after = (abs(numbers[4] - numbers[2]), abs(numbers[5] - numbers[3]))
      return (before, after)
    }
    #expect(!corners.isEmpty)
    for (before, after) in corners {
      #expect((1...6).contains(before.0 + before.1) && min(before.0, before.1) == 0)
      #expect((1...6).contains(after.0 + after.1) && min(after.0, after.1) == 0)
    }
  }

  @Test func `a continued line has the style of its first line`() {
    let long = "A very long label that no card of any picture has room for in one line"
    let edge = NavigationEdge(
      from: .init(path: "F/A"), to: .init(path: "F/B"), actions: [.init(long, .back), .init(long, .push)])
    let graph = NavigationGraph(
      root: "F", screens: [.init(edge.from), .init(edge.to)], edges: [edge], starts: [])

    let svg = graph.svg(named: "Long")

    #expect(svg.count(of: "class=\"act\"") == 3)
    #expect(svg.count(of: "class=\"exit\"") == 3)
  }

  @Test func `all text is escaped, and nothing is loaded`() {
    let graph = NavigationGraph(("<F>/<script>alert(1)</script>", "\"><a href='x'>", "<F>/B&C"))
    let svg = graph.svg(named: "<b>")

    #expect(!svg.contains("<script") && !svg.contains("<a ") && !svg.contains("<b>") && !svg.contains("B&C"))
    #expect(svg.contains("&lt;script&gt;"))
    #expect([svg.count(of: "href"), svg.count(of: "&gt;&lt;a href=&#39;x&#39;&gt;")] == [2, 2])
    #expect(svg.count(of: "http") == 1)
  }

  @Test func `a graph without screens has an empty picture`() {
    let svg = NavigationGraph(root: "", screens: [], edges: [], starts: []).svg(named: "Nothing")

    #expect(svg.contains("0 screens in 0 flows."))
    #expect(!svg.contains("class=\"card\""))
  }
}

extension String {
  /// Returns the number of occurrences of another text.
  func count(of other: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: other) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
