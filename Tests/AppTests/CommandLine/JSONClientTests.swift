import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// The clients of docs/reference/json.md run with the program as a process, which does not keep the main actor.
struct JSONClientTests {
  @Test(.enabled(if: python != nil, "The clients are in Python."))
  func `the client in the page is the one that runs, and prints the page's output`() throws {
    let page = try String(contentsOf: JSONExampleTests.folder.appending(path: "json.md"), encoding: .utf8)
    let code = try String(contentsOf: JSONExampleTests.folder.appending(path: "examples/client.py"), encoding: .utf8)

    #expect(page.contains("```python\n\(code)```\n"))
    #expect(page.contains("```text\n\(try run("client.py"))```\n"))
  }

  @Test(.enabled(if: python != nil, "The clients are in Python."))
  func `the other client sends money each time it runs`() async throws {
    let file = try FlowTesting.TemporaryFolder()
    let data = ["--database", file.url.appending(path: "app.sqlite").path(percentEncoded: false)]
    let console = await TestConsole(
      #"["tap", "Done"]"#, #"["expect", "text", "9,800.00 GBP"]"#, #"["tap", "Open transfer-2"]"#)

    for _ in 0..<2 { #expect(try run("send-money.py", data).contains("100.00 GBP → 119.02 EUR")) }

    #expect(await console.run(["--json"] + data) == .success)
  }

  /// Runs an example with the app, and returns its output.
  private func run(_ example: String, _ words: [String] = []) throws -> String {
    #if os(iOS)
      throw CocoaError(.featureUnsupported)
    #else
      let (process, output) = (Process(), Pipe())
      let python = try #require(Self.python)
      process.executableURL = python
      let script = JSONExampleTests.folder.appending(path: "examples/\(example)").path
      process.arguments = ["-B", script, try AppProcess.executable().path] + words
      process.standardOutput = output
      try process.run()
      let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return printed
    #endif
  }

  private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: String($0)).appending(path: "python3") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
}
