extension NavigationGraph {
  /// The graph for Mermaid: a subgraph a flow, a node a screen, an edge for what leads forward.
  public var mermaid: String {
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
      let label = NavigationEdge.label(of: edge.forwardActs).mermaidQuoted
      lines.append("  \(name(of: edge.from)) -->|\(label)| \(name(of: edge.to))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The flows alone for Mermaid: a node a flow with its screens, an edge for each flow that starts another.
  public var mermaidOfFlows: String {
    var lines = ["flowchart LR"]
    let groups = flowGroups
    for (number, group) in groups.enumerated() {
      let screens = group.screens.filter { !$0.isAlert }.map(\.id.name).joined(separator: ", ")
      let label = screens.isEmpty ? group.flow : "\(group.flow): \(screens)"
      lines.append("  f\(number)[\(label.mermaidQuoted)]")
    }
    for start in starts {
      let numbers = [start.owner, start.subflow].compactMap { flow in groups.firstIndex { $0.flow == flow } }
      if numbers.count == 2 { lines.append("  f\(numbers[0]) --> f\(numbers[1])") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// In quotes, and nothing in it that Mermaid or HTML takes for something else: `#` begins a sign by its number.
  fileprivate var mermaidQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", "\\", "\n", "\r": quoted += "#\(scalar.value);"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
