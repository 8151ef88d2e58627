import Foundation

/// Runs the tests, one process for each mutant.
struct TestRunner {
  let programs: URL
  let folder: URL

  /// The verdict of one selection after the other on a mutant, until one detects it.
  /// - Parameter limits: How long each selection may take.
  func verdict(on mutant: Mutant, of selections: [TestSelection], limits: [TestSelection: Duration]) async throws
    -> Verdict
  {
    for selection in selections {
      let verdict = try await verdict(on: mutant, of: selection, limit: limits[selection])
      if verdict != .survived { return verdict }
    }
    return .survived
  }

  private func verdict(on mutant: Mutant, of selection: TestSelection, limit: Duration?) async throws -> Verdict {
    var command = command(selection)
    command.environment[Switch.environment] = mutant.name
    command.limit = limit
    command.isDecided = { Verdict.failingTest(in: $0) != nil }
    let ending = try await Self.runWithFolder(command)
    return Verdict(output: ending.output, status: ending.status, isTimedOut: ending.isTimedOut)
  }

  /// Runs them without any mutant.
  /// - Returns: how long it took.
  func checkWithoutMutants(_ selection: TestSelection) async throws -> Duration {
    let start = ContinuousClock.now
    let ending = try await Self.runWithFolder(command(selection))
    guard ending.status == 0 else {
      throw MutantsError.testsFail(Verdict.failingTest(in: ending.output) ?? String(ending.output.suffix(1000)))
    }
    guard ending.output.contains("✔ Test "), !ending.output.contains("Test run with 0 tests") else {
      throw MutantsError.noTests(selection.tests)
    }
    return ContinuousClock.now - start
  }

  /// Runs each suite alone, without a mutant; one that fails, a second time.
  func coverage(of suites: [String], without skipped: String, jobs: Int) async throws -> Coverage {
    try await withThrowingTaskGroup(of: Coverage.Suite.self) { group in
      var waiting = suites[...]
      var measured: [Coverage.Suite] = []
      func startNext() {
        guard let next = waiting.popFirst() else { return }
        group.addTask { try await measure(next, without: skipped) }
      }
      for _ in 0..<jobs { startNext() }
      while let suite = try await group.next() {
        measured.append(suite)
        startNext()
      }
      return Coverage(suites: measured)
    }
  }

  private func measure(_ suite: String, without skipped: String) async throws -> Coverage.Suite {
    let notes = FileManager.default.temporaryDirectory.appending(path: "Mutants-\(UUID().uuidString).notes")
    defer { try? FileManager.default.removeItem(at: notes) }
    var command = command(TestSelection(suites: [suite], without: skipped))
    command.environment[Switch.notesEnvironment] = notes.path(percentEncoded: false)
    var start = ContinuousClock.now
    var ending = try await Self.runWithFolder(command)
    // All its tests are skipped.
    if !skipped.isEmpty, ending.output.contains("Test run with 0 tests") {
      return Coverage.Suite(name: suite, time: .zero, bodies: [])
    }
    if ending.status != 0 {
      // A test with a time limit fails on a busy machine; the run would lose its build and all that it has measured.
      start = .now
      ending = try await Self.runWithFolder(command)
    }
    guard ending.status == 0 else {
      throw MutantsError.testsFail(Verdict.failingTest(in: ending.output) ?? String(ending.output.suffix(1000)))
    }
    let text = (try? String(contentsOf: notes, encoding: .utf8)) ?? ""
    let bodies = text.split(separator: "\n").compactMap { UInt32($0, radix: 16) }
    return Coverage.Suite(name: suite, time: ContinuousClock.now - start, bodies: Set(bodies))
  }

  /// Runs it with a separate folder for temporary files: tests that are ended early leave theirs behind.
  private static func runWithFolder(_ command: Command) async throws -> Command.Ending {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Mutants-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var command = command
    command.environment["TMPDIR"] = folder.path(percentEncoded: false)
    return try await command.run()
  }

  private func command(_ selection: TestSelection) -> Command {
    var words: [String]
    #if os(macOS)
      words = ["swift", "test", "--skip-build", "-debug-info-format", "none", "-Xswiftc", "-suppress-warnings"]
    #else
      words = [programs.appending(path: program).path(percentEncoded: false), "--testing-library", "swift-testing"]
    #endif
    if !selection.tests.isEmpty { words += ["--filter", selection.tests] }
    if !selection.skipped.isEmpty { words += ["--skip", selection.skipped] }
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
