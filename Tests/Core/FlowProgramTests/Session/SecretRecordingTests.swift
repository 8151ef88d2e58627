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

  /// A world whose service knows two people.
  private final class BankWorld: SavingsWorld {
    override var secrets: [String: String] { ["ada": "Ab-4711", "ada again": "Ab-4711", "byron": "Ab-0815"] }
  }

  // Catches a recording that has a sample where the world checks the secret, and an event that has the secret.
  @Test func `a recording has the name of a secret that the world knows, and plays back`() async throws {
    let folder = try FlowTesting.TemporaryFolder()
    let file = folder.url.appending(path: "pin.journey")
    let app = SavingsApp(world: { BankWorld() })
    let session = TestConsole("PIN Ab-4711", "fill \"PIN\" with secret \"ada\"", "expect text \"The PIN is right.\"")

    #expect(await session.run("--record", file.path, in: app) == .success)
    let journey = try String(contentsOf: file, encoding: .utf8)
    let playing = TestConsole()
    #expect(await playing.run("play", file.path, "--verbose", in: app) == .success, "\(playing.output)")
    let program = TestConsole(#"["fill", "PIN", "with", "secret", "byron"]"#)
    _ = await program.run("--json", in: app)

    #expect(
      journey.split(separator: "\n").dropFirst(2) == [
        "fill \"PIN\" with secret \"ada\"", "fill \"PIN\" with secret \"ada\"", "expect text \"The PIN is right.\"",
      ])
    #expect(program.output.contains("with secret \\\"byron\\\""), "\(program.output)")
    for text in [session.output, session.errors, playing.output, program.output] {
      #expect(!text.contains("4711") && !text.contains("0815"))
    }
  }

  @Test func `a name that the world does not know is refused with those that it knows`() async {
    let session = TestConsole("fill \"PIN\" with secret \"charles\"")

    _ = await session.run(in: SavingsApp(world: { BankWorld() }))

    #expect(
      (session.output + session.errors).contains(
        "The world has no secret \"charles\". It has \"ada\", \"ada again\", \"byron\"."))
  }
}
