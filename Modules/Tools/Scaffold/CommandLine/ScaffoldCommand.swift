import Foundation

/// The program: performs the task on the command line.
struct ScaffoldCommand {
  let folder: any PackageFolder
  /// Makes the package of a new app.
  var makeApp: (NewApp) throws(Refusal) -> [String] = { _ throws(Refusal) in throw .noStarter }
  let write: (String) -> Void
  let writeError: (String) -> Void
  var isInterrupted: () -> Bool = { false }

  /// - Returns: the exit code: 0 for success, 1 for a failure, 2 for a usage error.
  func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try Arguments(words)
      switch arguments.task {
      case .showHelp:
        write(help)
        return 0
      case .newApp(let app):
        write(try makeApp(app).map { $0 + "\n" }.joined())
        return 0
      case .newFeature, .newScreen, .removeFeature: break
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
    case .showHelp, .newApp: return Plan()
    }
  }

  private func tellRecovery(_ left: [String]) {
    write("The last command was interrupted; its changes are reverted.\n")
    for path in left { write("  left     \(path), which was changed since\n") }
  }

  private var help: String {
    let hasStarter = (try? folder.contents(of: Package.starter + Package.manifest)) != nil
    let verbs = Verb.allCases.filter { hasStarter || $0 != .newApp }
      .map { "  swift package \($0.usage)\n      \($0.explanation)" }
    return """
      New features in the shape of a template: Feedback, whose screens are forms, or Bookshelf, which has a list.

      \(verbs.joined(separator: "\n"))

      A screen is a form unless its kind is said: --screens Trips:list,Trip:detail,Note:form,Leave:confirm,Left:outcome.
      --dry-run only tells what would be done. --result names what the feature ends with. A feature behind --uses runs
      first if it is needed. It all happens, or nothing does; docs/adding-a-feature.md tells the rest.

      """
  }
}
