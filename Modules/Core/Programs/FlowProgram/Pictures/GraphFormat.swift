import FlowPictures
import Foundation

/// The formats of the graph of an app's screens.
enum GraphFormat: String, CaseIterable {
  case svg, mermaid, flows, dot, json

  /// Returns the graph in this format, with a line feed at its end.
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
    // Encoding strings and Booleans cannot fail.
    let data = (try? encoder.encode(graph)) ?? Data()
    return String(decoding: data, as: UTF8.self).withEscapedMarks + "\n"
  }
}
