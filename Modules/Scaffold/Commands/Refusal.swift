/// Why something is not done; nothing has changed then.
enum Refusal: Error, Equatable {
  case noPackage
  case noTemplate
  case noPlace(feature: String)
  case badName(String, NameKind, NameFault)
  case noScreens
  case tooManyScreens
  case usedTwice(String)
  case cannotBeUsed(String, missing: String)
  case fileExists(String)
  case typeExists(String, in: String)
  case typeOfTemplate(String)
  case typeTwice(String)
  case noFeature(String)
  case noRecord(String)
  case brokenRecord(String)
  case noPlaceForScreen(String, path: String, line: String)
  case changed(String, changed: [String], missing: [String], added: [String])
  case changedInsertion(String, String)
  case used(String, by: [String])
  case unreadable(String)
  case unwritable(String, why: String)
  case interrupted
  case halfWay(why: String)
}

/// What a name is for.
enum NameKind: String, Equatable {
  case feature
  case screen
  case result
}

/// What is wrong with a name.
enum NameFault: Equatable {
  case notUpperCamelCase
  case tooLong(Int)
  case reserved
  case ofTemplate
  case sameAs(String)
  case takenByTarget
  case takenBy(String, in: String)
}
