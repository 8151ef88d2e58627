/// A choice that a person has begun and not made: what they type next is an answer to it, if it can be one.
struct OpenChoice: Equatable {
  /// What lists all options, however many they are.
  static let all = "*"

  /// The label of the field.
  let field: String
  let list: OptionList
  /// Whether all options are to be listed, also more than fit into a window.
  var listsAll = false

  init(_ field: String, _ list: OptionList, listsAll: Bool = false) {
    self.field = field
    self.list = list
    self.listsAll = listsAll
  }
}
