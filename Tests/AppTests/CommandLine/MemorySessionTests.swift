import FlowHeadless
import FlowTesting
import Foundation
import Testing

@testable import App
@testable import FlowProgram

/// Sessions of the example in memory, which can be repeated.
@MainActor
struct MemorySessionTests {
  // Catches a way out that is listed as leading to the screen of its title.
  @Test func `on a receipt, each way back leads home`() async throws {
    let journey = try JourneyLibrary(folder: SandboxApp().journeys).script(named: "Transfer/from-nothing-to-sent")
    let lines = String(decoding: journey.bytes, as: UTF8.self).split(separator: "\n")
    let steps = try lines.prefix { !$0.hasPrefix("# Time goes by") }.compactMap {
      try SandboxApp().parser.step(from: String($0))
    }
    let host = try await makeHost()
    for step in steps { try await host.play(step) }

    let screen = try #require(host.device.driver?.window.snapshot)
    #expect(screen.name == "Receipt" && screen.backTitles.contains("Recipient"))
    for title in screen.backTitles {
      #expect(try await host.destination(of: .backTo(title)) == "Home", "\(title)")
    }
    #expect(host.device.driver?.window.snapshot == screen)
  }

  @Test func `a reply is held in a session in memory, and comes later`() throws {
    let output = try run(
      #"["hello", "world"]"#, #"["open", "appcore://profile"]"#, #"["back"]"#,
      #"["bank", "next", "call", "is", "held"]"#,
      #"["open", "appcore://transfer/transfer-1"]"#, #"["expect", "no", "busy"]"#,
      #"["bank", "gives", "its", "replies"]"#,
      #"["quit"]"#)

    #expect(!output.contains("can be held only"))
    #expect(output.contains(#""faults":1,"held":[]"#))
    #expect(output.split(separator: "\n").last == #"{"event":"end","status":0}"#, "\(output)")
  }

  @Test func `each run of a session in memory is the same`() throws {
    let lines = [
      #"["hello", "ids", "world"]"#, #"["tap", "Open an account"]"#, #"["undo"]"#, #"["exits"]"#, #"["quit"]"#,
    ]

    #expect(try Set((0..<3).map { _ in try run(lines) }).count == 1)
  }

  private func makeHost() async throws -> SessionHost {
    let folder = FlowProgram.TemporaryFolder()
    try folder.create()
    let devices = RepeatableDevices(app: SandboxApp(), arguments: try Arguments([]), folder: folder)
    return try await devices.makeHost { _ in }
  }

  private nonisolated func run(_ lines: String...) throws -> String { try run(lines) }

  /// Runs the program as a process, whose tasks are all on one thread.
  private nonisolated func run(_ lines: [String]) throws -> String {
    #if os(iOS)
      throw CocoaError(.featureUnsupported)
    #else
      let (process, input, output) = (Process(), Pipe(), Pipe())
      process.executableURL = try AppProcess.executable()
      process.arguments = ["--json", "--memory"]
      (process.standardInput, process.standardOutput) = (input, output)
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
      try input.fileHandleForWriting.close()
      let printed = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return printed
    #endif
  }
}
