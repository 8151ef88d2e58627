import Foundation

/// The program: does what was asked for on the command line.
struct ScaffoldCommand {
  let folder: any PackageFolder
  let write: (String) -> Void
  let writeError: (String) -> Void
  var isInterrupted: () -> Bool = { false }

  /// - Returns: the status for whoever started it: 0 if all went well, 1 if it cannot be done, 2 if it makes no sense.
  func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try Arguments(words)
      guard arguments.task != .showHelp else {
        write(Self.help)
        return 0
      }
      let transaction = Transaction(folder: folder, isInterrupted: isInterrupted)
      if let left = try transaction.recover() { tellRecovery(left) }
      let plan = try plan(for: arguments.task)
      if !arguments.isDryRun { try transaction.perform(plan.changes) }
      write((arguments.isDryRun ? "This would be done:\n" : "") + plan.report.map { $0 + "\n" }.joined())
      return 0
    } catch let error as UsageError {
      writeError(error.sentence + "\n")
      return 2
    } catch {
      writeError(((error as? Refusal)?.sentence ?? error.reason) + "\n")
      return 1
    }
  }

  private func plan(for task: Arguments.Task) throws(Refusal) -> Plan {
    let package = try Package(reading: folder)
    switch task {
    case .newFeature(let names): return try NewFeature(package: package, names: names).plan()
    case .newScreen(let screen, let feature):
      return try NewScreen(package: package, feature: feature, screen: screen).plan()
    case .removeFeature(let feature, let isForced):
      return try RemoveFeature(package: package, feature: feature, isForced: isForced).plan()
    case .showHelp: return Plan()
    }
  }

  private func tellRecovery(_ left: [String]) {
    write("The last command was broken off half-way; what it had begun is undone.\n")
    for path in left { write("  left     \(path), which somebody has changed since\n") }
  }

  private static var help: String {
    let verbs = Verb.allCases.map { "  swift package \($0.usage)\n      \($0.explanation)" }
    return """
      New features in the shape of the template \(FeatureNames.template.feature).

      \(verbs.joined(separator: "\n"))

      --dry-run only tells what would be done. --result names what the feature ends with. A feature behind --uses runs
      first if it is needed. It all happens, or nothing does; docs/adding-a-feature.md tells the rest.

      """
  }
}
