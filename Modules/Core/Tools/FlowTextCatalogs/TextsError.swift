/// The reasons why the command cannot be executed.
enum TextsError: Error {
  case usage(String)
  case unknownLanguage(String)
  case noBuild(String)
  case notBuilt(String)
  case notCompiled(String, String)
  case unreadableCatalog(String, why: String)
  case unwritable(String)

  /// The problem and its solution.
  var sentence: String {
    switch self {
    case .usage(let word): "\(word) is unknown. See swift package texts --help."
    case .unknownLanguage(let language): "The plurals of the language \(language) are unknown: add it to PluralRule."
    case .noBuild(let path): "\(path) is missing. Build first: swift build."
    case .notBuilt(let module): "The build does not know the module \(module). Build first: swift build."
    case .notCompiled(let module, let output): "\(module) does not compile:\n\(output)"
    case .unreadableCatalog(let path, let why): "\(path) cannot be read: \(why)."
    case .unwritable(let path): "\(path) cannot be written."
    }
  }
}
