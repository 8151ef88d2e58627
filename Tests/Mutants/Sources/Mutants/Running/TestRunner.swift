import Foundation

/// Runs the tests, one process for each mutant.
struct TestRunner {
  let programs: URL
  let folder: URL
  let tests: String
  let skipped: String

  /// The verdict on a mutant.
  func verdict(on mutant: Mutant, limit: Duration) async throws -> Verdict {
    var command = command
    command.environment[Switch.environment] = mutant.name
    command.limit = limit
    command.isDecided = { Verdict.failingTest(in: $0) != nil }
    let ending = try await Self.runWithFolder(command)
    return Verdict(output: ending.output, status: ending.status, isTimedOut: ending.isTimedOut)
  }

  /// Runs them without any mutant.
  /// - Returns: how long it took.
  func checkWithoutMutants() async throws -> Duration {
    let start = ContinuousClock.now
    let ending = try await Self.runWithFolder(command)
    guard ending.status == 0 else {
      throw MutantsError.testsFail(Verdict.failingTest(in: ending.output) ?? String(ending.output.suffix(1000)))
    }
    guard ending.output.contains("✔ Test "), !ending.output.contains("Test run with 0 tests") else {
      throw MutantsError.noTests(tests)
    }
    return ContinuousClock.now - start
  }

  /// Runs it with a folder of its own for temporary files: tests that are ended early leave theirs behind.
  private static func runWithFolder(_ command: Command) async throws -> Command.Ending {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var command = command
    command.environment["TMPDIR"] = folder.path(percentEncoded: false)
    return try await command.run()
  }

  private var command: Command {
    var words: [String]
    #if os(macOS)
      words = ["swift", "test", "--skip-build", "-debug-info-format", "none", "-Xswiftc", "-suppress-warnings"]
    #else
      words = [programs.appending(path: program).path(percentEncoded: false), "--testing-library", "swift-testing"]
    #endif
    if !tests.isEmpty { words += ["--filter", tests] }
    if !skipped.isEmpty { words += ["--skip", skipped] }
    // A mutant that takes more and more memory ends itself, not the machine.
    return Command(
      program: "sh", arguments: ["-c", "ulimit -v 8000000 2>/dev/null; exec \"$@\"", "sh"] + words, folder: folder,
      environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"])
  }

  /// The program that holds all tests of the package.
  private var program: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: programs.path(percentEncoded: false))) ?? []
    return names.first { $0.hasSuffix("PackageTests.xctest") } ?? "PackageTests.xctest"
  }
}
