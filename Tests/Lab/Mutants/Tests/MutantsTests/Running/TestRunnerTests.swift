#if os(Linux)
  import Foundation
  import Testing

  @testable import Mutants

  struct TestRunnerTests {
    // Catches a run that ends without a result because one test took too long on a busy machine.
    @Test func `a suite that fails once runs a second time`() async throws {
      let (runner, folder) = try Self.runner(of: "mkdir failed 2>/dev/null && exit 1; echo 2a >>$MUTANTS_NOTES")
      defer { try? FileManager.default.removeItem(at: folder) }

      let coverage = try await runner.coverage(of: ["ATests.B"], without: "", jobs: 1)

      #expect(coverage.suites.map(\.bodies) == [[42]])
    }

    // Catches a runner that repeats a suite until it passes.
    @Test func `a suite that fails twice ends the run`() async throws {
      let (runner, folder) = try Self.runner(
        of: "mkdir once 2>/dev/null || mkdir twice 2>/dev/null || exit 0; echo late; exit 1")
      defer { try? FileManager.default.removeItem(at: folder) }

      await #expect(throws: MutantsError.testsFail("late\n")) {
        try await runner.coverage(of: ["ATests.B"], without: "", jobs: 1)
      }
    }

    // Catches a run that ends without a result because `--skip` leaves a suite no test: swift-testing then reports a failure.
    @Test func `a suite whose tests are all skipped executes nothing`() async throws {
      let (runner, folder) = try Self.runner(of: "echo '✔ Test run with 0 tests in 0 suites passed'; exit 69")
      defer { try? FileManager.default.removeItem(at: folder) }

      let coverage = try await runner.coverage(of: ["ATests.B"], without: "B", jobs: 1)

      #expect(coverage == Coverage(suites: [.init(name: "ATests.B", time: .zero, bodies: [])]))
      await #expect(throws: MutantsError.self) {
        try await runner.coverage(of: ["ATests.B"], without: "", jobs: 1)
      }
    }

    /// Returns a runner of a script in the place of the tests, and its folder.
    private static func runner(of script: String) throws -> (runner: TestRunner, folder: URL) {
      let folder = FileManager.default.temporaryDirectory.appending(path: "TestRunnerTests-\(UUID())")
      let url = folder.appending(path: "APackageTests.xctest")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path(percentEncoded: false))
      return (TestRunner(programs: folder, folder: folder), folder)
    }
  }
#endif
