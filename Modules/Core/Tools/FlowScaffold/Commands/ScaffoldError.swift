import FlowCommandLine

/// The reason why a command is refused or has failed.
enum ScaffoldError: Error, Equatable {
  case noPackage
  case noRepository
  case uncommitted([String])
  case noTemplate(String)
  case noList(for: String, in: String, heading: String)
  case badName(String, NameKind, NameError)
  case unknownKind(String)
  case emptyName(String)
  case noScreens
  case kindsDoNotFit
  case kindHasOne(ScreenKind)
  case outcomeWithoutQuestion
  case tooManyScreens
  case usedTwice(String)
  case cannotBeUsed(String, missing: String)
  case fileExists(String)
  case typeExists(String, in: String)
  case typeOfTemplate(String)
  case typeTwice(String)
  case noStarter
  case noVersion(String?)
  case versionOfFolder
  case noCore(String)
  case noTag(String, at: String)
  case coreIsCheckout
  case noTemplateBranch
  case conflicts([String])
  case taken(folder: String)
  case git(String)
  case unreadable(String)
  case unwritable(String, why: String)

  /// Whether the command line is wrong, rather than the package unfit for it.
  var isUsageError: Bool {
    switch self {
    case .unknownKind, .emptyName, .noVersion, .versionOfFolder, .coreIsCheckout: true
    default: false
    }
  }

  var sentence: String {
    switch self {
    case .noPackage: "There is no Package.swift here; run this at the top of the package."
    case .noRepository:
      "This is no git repository, by which the changes could be undone; make one with git init, and commit."
    case .uncommitted(let paths):
      "These files are not committed: \(paths.prefix(5).joined(separator: ", "))"
        + (paths.count > 5 ? " and \(paths.count - 5) more" : "")
        + ". Commit or stash them first, so that git can undo the command."
    case .noTemplate(let folder): "The template is incomplete: there are no files in \(folder)."
    case .noList(let feature, let path, let heading):
      "There is no place for \(feature) in \(path): it needs the line \"\(heading)\", with each element on a line of its "
        + "own below it."
    case .badName(let name, let kind, let error):
      "\"\(name)\" cannot be the name of \(kind.noun): \(error.sentence)."
    case .unknownKind(let word):
      "There is no kind of screen \"\(word)\""
        + (word.nearest(in: ScreenKind.allCases.map(\.rawValue)).map { "; the nearest is \"\($0)\"" } ?? "")
        + ". The kinds are \(ScreenKind.names)."
    case .emptyName(let option): "\(option) takes names with a comma between them and no spaces: A,B."
    case .noScreens: "A feature has at least one screen: --screens Dates,Guests."
    case .kindsDoNotFit:
      "A feature has one list and one detail, with forms, confirmations and one outcome, or nothing but forms, or one "
        + "page, or one ask, or one browse: --screens Trips:list,Trip:detail,Note:form,Leave:confirm,Left:outcome."
    case .kindHasOne(let kind): "A feature has one \(kind.rawValue) at most."
    case .outcomeWithoutQuestion:
      "An outcome is shown after a confirmation, and there is none; add one, such as Leave:confirm."
    case .tooManyScreens: "A feature has at most \(NameRules.mostScreens) screens."
    case .usedTwice(let feature): "\(feature) can be named once after --uses, and is not the new feature itself."
    case .cannotBeUsed(let feature, let missing):
      "\(feature) cannot be used: its \(feature)Feature has no \"\(missing)\" by which it could be started."
    case .fileExists(let path): "\(path) exists already."
    case .typeExists(let type, let path): "There is a type \(type) already, in \(path)."
    case .typeOfTemplate(let type): "A type \(type) would hide the one that the new files need; choose another name."
    case .typeTwice(let type): "There would be two types \(type); choose another name."
    case .noStarter: "\(Package.starter) contains no starter app."
    case .noVersion(let version):
      (version.map { "\"\($0)\" is no version. " } ?? "")
        + "An address takes a version, such as --version 1.0.0, which the repository has as a tag."
    case .versionOfFolder: "A version is for an address; a folder has the version that is in it."
    case .noCore(let path): "There is no package in \(path), as seen from the new app's folder."
    case .noTag(let version, let address): "The repository at \(address) has no tag \(version)."
    case .coreIsCheckout: "Say where the new app gets the core from: --core with a folder, or an address and --version."
    case .noTemplateBranch:
      "There is no branch \(AppMaker.branch), on which new-app has kept what it wrote; fetch it from where the app came from."
    case .conflicts(let paths):
      "Merged, but for conflicts in \(paths.joined(separator: ", ")). Resolve them, and commit; or undo it: git merge --abort"
    case .taken(let folder): "\(folder) exists already."
    case .git(let message): "git has failed: \(message)"
    case .unreadable(let why): "The package cannot be read: \(why)."
    case .unwritable(let path, let why):
      "\(path) cannot be written: \(why). Undo what was written before: \(GitFolder.undo)"
    }
  }
}
