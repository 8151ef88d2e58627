import FlowCommandLine
import Foundation

/// The program: runs the command on its command line.
struct ScaffoldCommand {
  let folder: any PackageFolder
  /// The places of new apps, and of the app that is updated.
  var apps = AppFolders()
  let write: (String) -> Void
  let writeError: (String) -> Void

  /// - Returns: the exit code: 0 for success, 1 for a refusal or a failure, 2 for a usage error.
  func run(_ words: [String]) -> Int32 {
    do {
      // Help is also shown without arguments.
      let asksForHelp =
        words.isEmpty || words.count == 1 && Self.commands.contains { $0.name == words[0] && !$0.operands.isEmpty }
      let parsed = try ParsedCommand(asksForHelp ? words + ["--help"] : words, commands: Self.commands)
      guard !parsed.isHelp else {
        write(help)
        return 0
      }
      let report = try run(parsed)
      write(report.map { $0 + "\n" }.joined())
      return 0
    } catch let error as CommandLineError {
      writeError(error.sentence + "\n")
      return 2
    } catch let error as ScaffoldError {
      writeError(error.sentence + "\n")
      return error.isUsageError ? 2 : 1
    } catch {
      writeError(error.reason + "\n")
      return 1
    }
  }

  private func run(_ parsed: ParsedCommand) throws(ScaffoldError) -> [String] {
    let names = parsed.operands
    switch parsed.command?.name {
    case "new-app":
      let name = NewApp.identifier(of: names)
      let place = parsed[.at] ?? "../" + name
      let core = if let core = parsed[.core] { core } else { try apps.core(place) }
      return try apps.make(
        NewApp(
          name: name, title: names.joined(separator: " "), scheme: parsed[.scheme] ?? name.lowercased(),
          core: CoreSource(core, version: parsed[.version])),
        place)
    case "update-app":
      return try apps.update()
    default:
      let screens = try Self.list(.screens, parsed).map(Screen.init(parsing:))
      let feature = FeatureNames(
        feature: names[0], screens: screens, uses: try Self.list(.uses, parsed),
        result: parsed[.result] ?? names[0] + "Receipt")
      return try perform(parsed) { package throws(ScaffoldError) in
        try NewFeature(package: package, names: feature).plan()
      }
    }
  }

  /// Makes the planned changes in a clean working tree, so that git can undo them.
  /// - Returns: the report, line by line.
  private func perform(
    _ parsed: ParsedCommand, _ makePlan: (Package) throws(ScaffoldError) -> Plan
  ) throws(ScaffoldError) -> [String] {
    let isDryRun = parsed.has(.dryRun)
    if !isDryRun {
      let uncommitted = try folder.uncommittedPaths()
      guard uncommitted.isEmpty else { throw .uncommitted(uncommitted) }
    }
    let plan = try makePlan(try folder.package())
    if isDryRun { return ["This would be done:"] + plan.report }
    for change in plan.changes {
      do { try folder.write(change.data, to: change.path) } catch { throw .unwritable(change.path, why: error.reason) }
    }
    return plan.report + ["Undo it: \(GitFolder.undo)"]
  }

  private static func list(_ option: Option, _ parsed: ParsedCommand) throws(ScaffoldError) -> [String] {
    guard let value = parsed[option] else { return [] }
    let names = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(where: \.isEmpty) else { throw .emptyName(option.name) }
    return names
  }
}

extension Screen {
  /// Creates a screen such as `Limit:form`; the default kind is a form.
  fileprivate init(parsing text: String) throws(ScaffoldError) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else {
      self.init(text)
      return
    }
    guard let kind = ScreenKind(rawValue: parts[1]) else { throw .unknownKind(parts[1]) }
    self.init(parts[0], kind)
  }
}

/// The places of new apps, and of the app that is updated.
struct AppFolders {
  /// Returns the path of the core, relative to a new app's folder.
  var core: (_ app: String) throws(ScaffoldError) -> String = { _ throws(ScaffoldError) in throw .noStarter }
  var make: (NewApp, _ folder: String) throws(ScaffoldError) -> [String] = { _, _ throws(ScaffoldError) in
    throw .noStarter
  }
  var update: () throws(ScaffoldError) -> [String] = { () throws(ScaffoldError) in throw .noTemplateBranch }
}

extension AppFolders {
  /// - Parameters:
  ///   - root: The package in which the command runs.
  ///   - core: The core's package.
  init(root: URL, core: URL) {
    let maker = AppMaker(core: core)
    self.core = { app throws(ScaffoldError) in
      // A package that was checked out for a build is no stable place to depend on.
      guard !core.pathComponents.contains("checkouts") else { throw .coreIsCheckout }
      return core.path(relativeTo: URL(filePath: app, relativeTo: root).standardizedFileURL)
    }
    make = { app, folder throws(ScaffoldError) in
      let place = URL(filePath: folder, relativeTo: root).standardizedFileURL
      try app.core.check(from: place)
      return try maker.make(app, at: place)
    }
    update = { () throws(ScaffoldError) in try maker.update(root) }
  }
}

extension URL {
  /// Returns the path from a folder to this one.
  fileprivate func path(relativeTo folder: URL) -> String {
    let (own, other) = (standardizedFileURL.pathComponents, folder.pathComponents)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: other.count - shared) + own[shared...]).joined(separator: "/")
  }
}

// MARK: - The command line

extension Option {
  fileprivate static let scheme = Option("scheme", value: "garden", "the scheme of the app's links")
  fileprivate static let core = Option(
    "core", value: "../AppCore", "a folder or an address of the core; by default, this one")
  fileprivate static let version = Option("version", value: "1.0.0", "the version of the core at an address")
  fileprivate static let at = Option("at", value: "../Garden", "the folder of the new package")
  fileprivate static let screens = Option("screens", value: "Dates,Guests", "the screens, in order: NAME or NAME:KIND")
  fileprivate static let uses = Option("uses", value: "Welcome", "the features that run first if they are needed")
  fileprivate static let result = Option("result", value: "Booking", "the type of the flow's result")
  fileprivate static let dryRun = Option("dry-run", "print the changes without making them")
}

extension ScaffoldCommand {
  private static let commands = [
    Command(
      "new-app", operands: "Garden…", options: [.scheme, .at, .core, .version],
      does: "create a package for a new app, in a git repository of its own"),
    Command(
      "update-app", does: "merge what a newer core writes into the files of new-app"),
    Command(
      "new-feature", operands: "Bookings", requires: [.screens], options: [.uses, .result, .dryRun],
      does: "create a feature from a template: module, tests, screens, journeys, and its place in the app"),
  ]

  private var help: String {
    let commands = Self.commands
    let options = commands.flatMap(\.options).reduce(into: [Option]()) { if !$0.contains($1) { $0.append($1) } }
    return """
      New features from a template: Feedback, whose screens are forms; Bookshelf, which has a list;
      Pamphlet, with one screen; Voucher, a form that asks a service; or Gallery, a list of what a service has.

      Commands
      \(HelpTable(commands.map { ("swift package " + $0.usage, $0.purpose) }).text(width: 120))
      Options
      \(HelpTable(of: options).text(width: 120))
      The kinds of screens are \(ScreenKind.names), as in
      --screens Trips:list,Trip:detail,Note:form,Leave:confirm,Left:outcome; or one of page, ask and browse, as in
      --screens Login:ask. The default kind is form.
      A command needs a working tree without uncommitted changes. It checks everything before it writes a file.
      No command adds a screen to an existing feature: follow "Another form" in docs/adding-a-feature.md.

      """
  }
}
