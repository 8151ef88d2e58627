/// The words of a type's name: `PersonalDetailsScreen` becomes "Personal details".
@MainActor
package enum TypeNameWords {
  /// The words of the types that were asked for: each flow that reports is named.
  private static var known: [ObjectIdentifier: String] = [:]

  package static func words(of type: Any.Type) -> String {
    let id = ObjectIdentifier(type)
    if let words = known[id] { return words }
    let words = makeWords(of: type)
    known[id] = words
    return words
  }

  private static func makeWords(of type: Any.Type) -> String {
    var name = Substring(String(describing: type))
    for kind in ["Screen", "ViewController", "Controller", "Flow"] where name.hasSuffix(kind) && name != kind {
      name = name.dropLast(kind.count)
      break
    }
    var words = ""
    var previous: Character?
    for (character, next) in zip(name, name.dropFirst().map(Optional.some) + [nil]) {
      let startsWord =
        character.isUppercase && previous.map { !$0.isUppercase || next?.isLowercase == true } ?? false
      if startsWord { words.append(" ") }
      // The first letter of an abbreviation stays uppercase.
      words += startsWord && next?.isUppercase != true ? character.lowercased() : String(character)
      previous = character
    }
    return words
  }
}
