import Testing

@testable import FlowPictures

@MainActor
struct GraphFormatTests {
  @Test func `Mermaid has a subgraph per flow, and an edge per forward passage`() async throws {
    let graph = try await NavigationGraph.ofOffice()

    #expect(
      graph.mermaid == """
        flowchart LR
          subgraph f0 ["Office"]
            s4["Home"]
            s3["Drawer"]
          end
          subgraph f1 ["Letter"]
            s1["Paper"]
            s0["Envelope"]
            s2{{"Throw it away?"}}
          end
          subgraph f2 ["Stamp"]
            s5["Stamps"]
          end
          s1 -->|"pull down"| s2
          s1 -->|"Fold"| s5
          s4 -->|"Write"| s1
          s4 -->|"Drawer …"| s3
          s4 -->|"Stamps"| s5
          s5 -->|"Take one"| s0

        """)
  }

  @Test func `Mermaid of the flows alone has an edge for each start`() async throws {
    let graph = try await NavigationGraph.ofOffice()

    #expect(
      graph.mermaidOfFlows == """
        flowchart LR
          f0["Office<br>Home, Drawer"]
          f1["Letter<br>Paper, Envelope"]
          f2["Stamp<br>Stamps"]
          f0 --> f1 & f2
          f1 --> f2

        """)
  }

  @Test func `a flow with alerts only is marked as such`() {
    let graph = NavigationGraph(("App/Home", "Go", "Notice/Late?"), starts: ("App", "Notice"))

    #expect(graph.mermaidOfFlows.contains("f1[\"Notice<br>only asks\"]"))
  }

  @Test func `DOT has a cluster per flow`() {
    let graph = NavigationGraph(("F/Home", "Go", "F/Sure?"), ("F/Home", "Go on", "G/Next"))

    #expect(
      graph.dot == """
        digraph navigation {
          rankdir=LR
          node [shape=box style=rounded]
          subgraph cluster_0 {
            label="F"
            s0 [label="Home"]
            s1 [label="Sure?" shape=octagon style=solid]
          }
          subgraph cluster_1 {
            label="G"
            s2 [label="Next"]
          }
          s0 -> s1 [label="Go"]
          s0 -> s2 [label="Go on"]
        }

        """)
  }

  @Test func `all text is escaped`() {
    let graph = NavigationGraph(("F/\"#<b>\\`\n", "Tap \"]|", "F/B"))

    #expect(graph.mermaid.contains(##"["#34;#35;#60;b#62;#92;#96;#10;"]"##))
    #expect(graph.mermaid.contains(##"-->|"Tap #34;]|"|"##))
    #expect(graph.dot.contains(##"[label="\"#<b>\\`\n"]"##))
    #expect(graph.dot.contains(##"[label="Tap \"]|"]"##))
  }

  @Test(arguments: [
    ("a < b & \"c\" > 'd'", "a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;"), ("bell \u{7}", "bell \u{FFFD}"),
    ("two\nlines\tand \u{1F600}", "two\nlines\tand \u{1F600}"),
  ])
  func `markup is escaped`(_ text: String, _ markup: String) {
    #expect(text.markup == markup)
  }
}
