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

/// Draws a storyboard of journeys, as a page for a browser.
@MainActor
struct StoryboardCommand {
  let app: any HeadlessApp
  let console: Console
  let arguments: Arguments
  let player: ObservedJourneyPlayer

  /// Plays journeys, and writes the page.
  /// - Returns: `success` if the page was written.
  func run(_ journeys: [(name: String, journey: Journey)]) async throws(UsageError) -> ExitStatus {
    var chapters: [Storyboard.Chapter] = []
    for (name, journey) in journeys {
      var recorder = StoryboardRecorder(at: nil)
      try await player.play(journey, named: name) {
        recorder = StoryboardRecorder(at: $0)
      } observe: { _, line, after in
        recorder.record(line, after: after)
      }
      chapters.append(recorder.chapter(named: name, title: journey.title))
    }
    let page = Storyboard(chapters: chapters).html(named: app.name)
    try PictureFile(arguments, console).write(page)
    return .success
  }
}

/// The destination of a picture: the file of --output, or standard output.
private struct PictureFile {
  private let path: String?
  private let overwrites: Bool
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    path = arguments.output
    overwrites = arguments.overwrites
    self.console = console
  }

  /// Writes the picture atomically, with escapes for invisible characters.
  func write(_ picture: String) throws(UsageError) {
    let text = picture.withVisibleMarks
    guard let path else { return console.write(text) }
    try String.refuseDatabase(at: path)
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: overwrites ? .atomic : .withoutOverwriting)
    } catch CocoaError.fileWriteFileExists {
      throw .fileExists(path)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }
}
