import Foundation
import Pictures

/// How the graph of an app's screens is written.
enum GraphFormat: String, CaseIterable {
  case svg, mermaid, flows, dot, json

  /// The graph in this format, with a line feed at its end.
  func text(of graph: NavigationGraph, named name: String) -> String {
    switch self {
    case .svg: graph.svg(named: name)
    case .mermaid: graph.mermaid
    case .flows: graph.mermaidOfFlows
    case .dot: graph.dot
    case .json: Self.json(of: graph)
    }
  }

  private static func json(of graph: NavigationGraph) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and booleans only: there is nothing in it that could not be encoded.
    let data = (try? encoder.encode(graph)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks + "\n"
  }
}
