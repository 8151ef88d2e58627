/// The reason why a command is refused, without any change.
enum Refusal: Error, Equatable {
  case noPackage
  case noTemplate(String)
  case noPlace(for: String, in: String)
  case badName(String, NameKind, NameFault)
  case noScreens
  case kindsDoNotFit
  case kindHasOne(ScreenKind)
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
  case noStarter
  case taken(folder: String)
  case changed(String, changed: [String], missing: [String], added: [String])
  case changedInsertion(String, String)
  case used(String, by: [String])
  case unreadable(String)
  case unwritable(String, why: String)
  case interrupted
  case halfWay(why: String)
}
