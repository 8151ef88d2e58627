import Foundation

/// One run: finds the mutants, builds them, tries them, and tells what the tests saw.
struct Campaign {
  let arguments: Arguments

  /// - Returns: whether no mutant survived but those that the page lists.
  func run() async throws -> Bool {
    // Without the hint, a relative path would lead from the folder above.
    let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    let (target, folder) = try Target.find(arguments.sources, in: await Target.all(in: root))
    let files = try Self.files(in: folder, of: root)
    let mutants = files.flatMap(MutantFinder.mutants)
    guard !mutants.isEmpty else { throw MutantsError.noMutants(arguments.sources) }
    if arguments.isList {
      for mutant in mutants {
        Console.say("\(mutant.name)  \(mutant.path):\(mutant.line)  \(mutant.original) → \(mutant.mutated)")
      }
      return true
    }
    let page = try AcceptedSurvivors(reading: root.appending(path: arguments.page))
    let scratch = URL(filePath: arguments.scratch, relativeTo: root).standardizedFileURL
    let build = MutantBuild(
      copy: PackageCopy(original: root, folder: scratch), target: target, files: files, mutants: mutants
    ) { Console.say($0) }
    let built = try await build.build()
    let runner = TestRunner(
      programs: try await build.programs(), folder: scratch, tests: arguments.tests, skipped: arguments.skipped)
    let time = try await runner.checkWithoutMutants()
    let chosen = try choose(from: built)
    let taken = time.formatted(.units(allowed: [.milliseconds]))
    Console.say("\(chosen.count) of \(built.count) mutants; the tests take \(taken).")
    let start = ContinuousClock.now
    let outcomes = try await attempt(chosen, with: runner, limit: .seconds(4) + time * 8, page: page)
    let report = Report(
      outcomes: outcomes, page: page, all: mutants, files: Set(files.map(\.path)), time: ContinuousClock.now - start)
    Console.say(report.text)
    if let path = arguments.survivors { try Data(report.survivorsAsPage.utf8).write(to: URL(filePath: path)) }
    return report.unlisted.isEmpty
  }

  private func choose(from built: [Mutant]) throws(MutantsError) -> [Mutant] {
    guard arguments.only.isEmpty else {
      let missing = arguments.only.subtracting(built.map(\.id))
      guard missing.isEmpty else { throw .unknownMutants(missing.map(Checksum.digits)) }
      return built.filter { arguments.only.contains($0.id) }
    }
    return Choice.draw(arguments.count ?? built.count, of: built, seed: arguments.seed)
  }

  private func attempt(
    _ mutants: [Mutant], with runner: TestRunner, limit: Duration, page: AcceptedSurvivors
  ) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      var waiting = mutants[...]
      var outcomes: [Outcome] = []
      func startNext() {
        guard let mutant = waiting.popFirst() else { return }
        group.addTask { Outcome(mutant: mutant, verdict: try await runner.verdict(on: mutant, limit: limit)) }
      }
      for _ in 0..<arguments.jobs { startNext() }
      while let outcome = try await group.next() {
        Console.say(outcome.line(isAccepted: page.entry(for: outcome.mutant) != nil))
        outcomes.append(outcome)
        startNext()
      }
      return outcomes
    }
  }

  private static func files(in folder: String, of root: URL) throws -> [SwiftFile] {
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let path = folder + "/" + name
      return SwiftFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
