extension NavigationGraph {
  /// The graph for Mermaid: a subgraph per flow, a node per screen, an edge per forward passage.
  package var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, group) in flowGroups.enumerated() {
      lines.append("  subgraph f\(number) [\(group.flow.mermaidQuoted)]")
      for screen in group.screens {
        let label = screen.id.name.mermaidQuoted
        lines.append("    \(name(of: screen.id))\(screen.isAlert ? "{{\(label)}}" : "[\(label)]")")
      }
      lines.append("  end")
    }
    for edge in edges where edge.leadsForward {
      let label = NavigationEdge.label(of: edge.forwardActions).mermaidQuoted
      lines.append("  \(name(of: edge.from)) -->|\(label)| \(name(of: edge.to))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The flows for Mermaid: a node per flow with its screens, and an edge to each flow that it starts.
  package var mermaidOfFlows: String {
    var lines = ["flowchart LR"]
    let groups = flowGroups
    for (number, group) in groups.enumerated() {
      let screens = group.screens.filter { !$0.isAlert }.map(\.id.name)
      let names = screens.isEmpty ? "only asks" : screens.joined(separator: ", ")
      lines.append("  f\(number)[\"\(group.flow.mermaidText)<br>\(names.mermaidText)\"]")
    }
    for (number, group) in groups.enumerated() {
      let subflows = groups.indices.filter { starts.contains(FlowStart(owner: group.flow, subflow: groups[$0].flow)) }
      guard !subflows.isEmpty else { continue }
      lines.append("  f\(number) --> \(subflows.map { "f\($0)" }.joined(separator: " & "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  fileprivate var mermaidQuoted: String { "\"\(mermaidText)\"" }

  /// The quoted text, escaped for Mermaid and HTML: `#` begins a character code.
  fileprivate var mermaidText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", "\n", "\r": text += "#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
