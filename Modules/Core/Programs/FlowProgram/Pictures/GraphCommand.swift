import FlowCommandLine
import FlowHeadless
import FlowPictures
import Foundation

/// Draws the graph of the app's screens in journeys.
@MainActor
struct GraphCommand {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let player: ObservedJourneyPlayer

  /// Plays journeys, and writes the graph or compares it with a file.
  /// - Returns: `success` if the graph was written, or is equal to that in the file.
  func run(_ journeys: [(name: String, journey: Journey)]) async throws(UsageError) -> ExitStatus {
    let known = try arguments.checkedGraph.map { path throws(UsageError) in try read(path) }
    var collector = NavigationCollector()
    for (name, journey) in journeys {
      try await player.play(journey, named: name) {
        collector.begin(at: $0)
      } observe: { before, line, after in
        if case .step(let step) = line.content { collector.record(before: before, step, after: after) }
      }
    }
    let graph = collector.graph
    if let known { return compare(graph, with: known) }
    let format = arguments.graphFormat ?? .svg
    try PictureFile(arguments, console).write(format.text(of: graph, named: app.name))
    return .success
  }

  private func compare(_ graph: NavigationGraph, with known: NavigationGraph) -> ExitStatus {
    let changes = graph.changes(since: known)
    for change in changes { console.write(change.withVisibleMarks + "\n") }
    return changes.isEmpty ? .success : .failed
  }

  private func read(_ path: String) throws(UsageError) -> NavigationGraph {
    do {
      return try JSONDecoder().decode(NavigationGraph.self, from: try Data(contentsOf: URL(filePath: path)))
    } catch is DecodingError {
      throw .unreadable(path, reason: "it is not a graph in the json format")
    } catch {
      throw .unreadable(path, reason: error.reason)
    }
  }
}
