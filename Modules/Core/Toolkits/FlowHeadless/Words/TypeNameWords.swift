/// The words of a type's name: `PersonalDetailsScreen` becomes "Personal details".
package struct TypeNameWords {
  package let words: String

  package init(of type: Any.Type) {
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
    self.words = words
  }
}
