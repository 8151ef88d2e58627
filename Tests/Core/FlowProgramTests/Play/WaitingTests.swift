import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

/// Work that waits for the person, in each way to drive an app.
@MainActor
struct WaitingTests {
  private let folder: FlowTesting.TemporaryFolder
  private let app = SavingsApp(world: { WaitingWorld() })
  private let steps = [
    ["tap", "Begin"], ["expect", "screen", "Name"], ["tap", "Done"], ["tap", "Yes"], ["expect", "screen", "Sign in"],
    ["tap", "Done"], ["expect", "text", "Answers: yes yes yes yes"],
  ]

  init() throws { folder = try FlowTesting.TemporaryFolder() }

  // Catches a driver that waits forever for the person, and one that does not wait for the work afterwards.
  @Test func `work that awaits a flow, a question and a shared sign-in is driven alike in memory and on threads`()
    async throws
  {
    let file = folder.url.appending(path: "waiting.journey")
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    var outputs: [String] = []

    for words in [[], ["--threads"], ["--threads"], []] {
      let output = await AppCommand.output(of: ["play", "--verbose"] + words + [file.path], in: app)
      #expect(output.isSuccess, "\(output.text)")
      outputs.append(output.text)
    }

    #expect(Set(outputs).count == 1)
    #expect(outputs.first?.contains("Answers: yes yes yes yes") == true)
  }

  @Test func `work that waits for the person is driven alike in sessions and by programs`() async throws {
    var outputs: [[String]: Set<String>] = [:]

    for words in [[], [], ["--json"], ["--json"]] {
      let isJSON = !words.isEmpty
      let file = folder.url.appending(path: "\(outputs.count)\(outputs[words]?.count ?? 0).journey")
      let console = TestConsole(isJSON ? try arrays : lines)
      let arguments = words + ["--record", file.path]
      #expect(await console.run(arguments, in: app) == .success, "\(console.errors)\(console.output)")
      outputs[words, default: []].insert(console.output.replacing(file.path, with: "FILE"))
      #expect(try String(contentsOf: file, encoding: .utf8).contains("tap \"Done\""))
    }

    #expect(outputs.values.map(\.count) == [1, 1])
    #expect(outputs.values.allSatisfy { $0.first?.contains("Answers: yes yes yes yes") == true })
  }

  /// The steps as a person types them.
  private var lines: [String] {
    steps.map { words in (words.dropLast() + ["\"\(words.last ?? "")\""]).joined(separator: " ") }
  }

  /// The steps as a program writes them.
  private var arrays: [String] {
    get throws { try steps.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) } }
  }
}
