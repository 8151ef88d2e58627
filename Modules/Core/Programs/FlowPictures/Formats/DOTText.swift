extension NavigationGraph {
  /// The graph for Graphviz: a cluster per flow, a node per screen, an edge per forward passage.
  package var dot: String {
    var lines = ["digraph navigation {", "  rankdir=LR", "  node [shape=box style=rounded]"]
    for (number, group) in flowGroups.enumerated() {
      lines.append("  subgraph cluster_\(number) {")
      lines.append("    label=\(group.flow.dotQuoted)")
      for screen in group.screens {
        let shape = screen.isAlert ? " shape=octagon style=solid" : ""
        lines.append("    \(name(of: screen.id)) [label=\(screen.id.name.dotQuoted)\(shape)]")
      }
      lines.append("  }")
    }
    for edge in edges where edge.leadsForward {
      let label = NavigationEdge.label(of: edge.forwardActions).dotQuoted
      lines.append("  \(name(of: edge.from)) -> \(name(of: edge.to)) [label=\(label)]")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }
}

extension String {
  fileprivate var dotQuoted: String {
    var quoted = "\""
    for character in unicodeScalars {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }
}
