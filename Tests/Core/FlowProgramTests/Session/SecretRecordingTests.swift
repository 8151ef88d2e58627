import FlowTesting
import Foundation
import Testing

@testable import FlowProgram

@MainActor
struct SecretRecordingTests {
  // Catches a recording that has the secret, and one with dots, with which the same PIN twice is two others.
  @Test func `a sample stands for a secret, and plays back the same`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "pin.journey")
    let session = TestConsole("PIN Ab-4711", "PIN Ab-4711", "expect text \"The PIN is right.\"", "PIN 4711")

    #expect(await session.run("--record", file.path, in: SavingsApp()) == .success)
    let journey = try String(contentsOf: file, encoding: .utf8)
    let playing = TestConsole()
    #expect(await playing.run("play", file.path, in: SavingsApp()) == .success, "\(playing.output)")

    #expect(!journey.contains("4711") && !(session.output + session.errors).contains("4711"))
    #expect(
      journey.split(separator: "\n").dropFirst(2) == [
        "fill \"PIN\" with \"Kt-5192\"  # a sample instead of the secret",
        "fill \"PIN\" with \"Kt-5192\"  # a sample instead of the secret",
        "expect text \"The PIN is right.\"",
        "fill \"PIN\" with \"3051\"  # a sample instead of the secret",
      ])
  }
}
