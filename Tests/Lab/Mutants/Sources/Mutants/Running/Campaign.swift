import Foundation

/// One run: finds the mutants, builds them, tries them, and reports the results.
struct Campaign {
  let arguments: Arguments

  /// - Returns: whether no mutant survived but the accepted ones.
  func run() async throws -> Bool {
    // Without the hint, a relative path would lead from the folder above.
    let root = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
    let targets = try await Target.all(in: root)
    let sources = try arguments.sources.flatMap { try Target.find($0, in: targets) }
    let files = try sources.flatMap { source in
      try Self.files(in: source.folder, of: root).filter { source.target.compiles($0.path) }
    }
    let ofBodies = files.flatMap(MutantFinder.mutants)
    let ofValues = files.flatMap(MutantFinder.values)
    let mutants = arguments.isOfValues ? ofValues : ofBodies
    guard !mutants.isEmpty else { throw MutantsError.noMutants(arguments.sources.joined(separator: " ")) }
    if arguments.isList {
      for mutant in mutants {
        Console.say("\(mutant.name)  \(mutant.path):\(mutant.line)  \(mutant.original) → \(mutant.mutated)")
      }
      return true
    }
    let accepted = try AcceptedSurvivors(reading: root.appending(path: arguments.accepted))
    let scratch = URL(filePath: arguments.scratch, relativeTo: root).standardizedFileURL
    let build = MutantBuild(
      copy: PackageCopy(original: root, folder: scratch), targets: Target.distinct(sources.map(\.target)),
      package: targets, files: files,
      mutants: try choose(from: mutants), count: arguments.count
    ) { Console.say($0) }
    let built = try await build.build()
    for name in arguments.only.subtracting(built.map(\.id)).map(Checksum.digits) {
      Console.say("\(name) does not compile.")
    }
    let runner = TestRunner(programs: try await build.programs(), folder: scratch)
    let (attempts, limits) =
      arguments.tests.isEmpty && !arguments.isOfValues
      ? try await attemptsByCoverage(built, of: sources.map(\.target), in: targets, build: build, runner)
      : try await attempts(built, of: sources.map(\.target), in: targets, runner)
    let start = ContinuousClock.now
    let outcomes = try await outcomes(of: attempts, with: runner, limits, accepted)
    let report = Report(
      outcomes: outcomes, accepted: accepted, all: ofBodies + ofValues,
      files: Set(files.map(\.path)).union(accepted.missingFiles(in: root)), time: ContinuousClock.now - start)
    Console.say(report.text)
    if let path = arguments.survivors { try Data(report.unlistedEntries.utf8).write(to: URL(filePath: path)) }
    return report.unlisted.isEmpty
  }

  /// The requested mutants, or all, those to try first in front.
  private func choose(from mutants: [Mutant]) throws(MutantsError) -> [Mutant] {
    guard arguments.only.isEmpty else {
      let unknown = arguments.only.subtracting(mutants.map(\.id))
      guard unknown.isEmpty else { throw .unknownMutants(unknown.map(Checksum.digits)) }
      return mutants.filter { arguments.only.contains($0.id) }
    }
    return arguments.count == nil ? mutants : Choice.order(mutants, seed: arguments.seed)
  }

  /// The mutants, each with the suites that execute its body, and how long these may take.
  private func attemptsByCoverage(
    _ mutants: [Mutant], of sources: [Target], in targets: [Target], build: MutantBuild, _ runner: TestRunner
  ) async throws -> ([Attempt], [TestSelection: Duration]) {
    let users = targets.filter { target in
      target.type == "test" && sources.contains { target.uses($0.name, in: targets) }
    }
    let suites = Coverage.suites(of: try await build.tests(), in: Set(users.map(\.name)))
    let start = ContinuousClock.now
    let coverage = try await runner.coverage(of: suites, without: arguments.skipped, jobs: arguments.jobs)
    let seconds = (ContinuousClock.now - start).components.seconds
    Console.say("Without a mutant, the \(suites.count) suites take \(seconds) s, each in a process of its own.")
    var firsts: [String: UInt32] = [:]
    let attempts = mutants.map { mutant in
      let place = "\(mutant.path) \(mutant.body)"
      let body = firsts[place] ?? mutant.id
      firsts[place] = body
      return Attempt(mutant: mutant, selections: coverage.selections(forBody: body, without: arguments.skipped))
    }
    let selections = Set(attempts.flatMap(\.selections))
    return (attempts, Dictionary(uniqueKeysWithValues: selections.map { ($0, coverage.limit(of: $0)) }))
  }

  /// The mutants, each with the requested tests or those of its module and its users, and how long these may take.
  private func attempts(
    _ mutants: [Mutant], of sources: [Target], in targets: [Target], _ runner: TestRunner
  ) async throws -> ([Attempt], [TestSelection: Duration]) {
    let attempts = mutants.map { mutant in
      let module = sources.first { mutant.path.hasPrefix($0.path + "/") }?.name ?? ""
      return Attempt(
        mutant: mutant,
        selections: TestSelection.selections(
          arguments.tests, without: arguments.skipped, ofModule: module, in: targets))
    }
    return (attempts, try await limits(of: attempts, with: runner))
  }

  /// Runs the tests without a mutant.
  /// - Returns: How long they may take with one.
  private func limits(of attempts: [Attempt], with runner: TestRunner) async throws -> [TestSelection: Duration] {
    let all = TestSelection(tests: arguments.tests, skipped: arguments.skipped)
    let own = Set(attempts.filter { $0.selections.count > 1 }.map(\.selections[0]))
    var limits: [TestSelection: Duration] = [:]
    for selection in own.union([all]) {
      let time = try await runner.checkWithoutMutants(selection)
      let name = selection.tests.isEmpty ? "all tests" : "the tests \(selection.tests)"
      Console.say("Without a mutant, \(name) take \(time.formatted(.units(allowed: [.milliseconds]))).")
      limits[selection] = .seconds(4) + time * 8
    }
    // The others are parts of all tests.
    for selection in attempts.flatMap(\.selections) where limits[selection] == nil { limits[selection] = limits[all] }
    return limits
  }

  private func outcomes(
    of attempts: [Attempt], with runner: TestRunner, _ limits: [TestSelection: Duration],
    _ accepted: AcceptedSurvivors
  ) async throws -> [Outcome] {
    try await withThrowingTaskGroup(of: Outcome.self) { group in
      var waiting = attempts[...]
      var outcomes: [Outcome] = []
      func startNext() {
        guard let next = waiting.popFirst() else { return }
        group.addTask {
          let verdict = try await runner.verdict(on: next.mutant, of: next.selections, limits: limits)
          return Outcome(mutant: next.mutant, verdict: verdict)
        }
      }
      for _ in 0..<arguments.jobs { startNext() }
      while let outcome = try await group.next() {
        Console.say(outcome.line(isAccepted: accepted.entry(for: outcome.mutant) != nil))
        outcomes.append(outcome)
        startNext()
      }
      return outcomes
    }
  }

  /// Returns the sources of a folder, or one file of them.
  static func files(in folder: String, of root: URL) throws -> [SwiftFile] {
    try paths(in: folder, of: root).map { path in
      SwiftFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }

  private static func paths(in folder: String, of root: URL) throws -> [String] {
    guard !folder.hasSuffix(".swift") else { return [folder] }
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: folder).path(percentEncoded: false))
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
  }
}

/// A mutant, and the tests that try to detect it.
private struct Attempt: Sendable {
  let mutant: Mutant
  let selections: [TestSelection]
}
