/// A pending choice: the next line of the person answers it, if it can be an answer.
struct PendingChoice: Equatable {
  /// The answer that lists all options.
  static let all = "*"

  /// The label of the field.
  let field: String
  let list: OptionList
  /// Whether all options are listed, even if they do not fit into the window.
  var listsAll = false

  init(_ field: String, _ list: OptionList, listsAll: Bool = false) {
    self.field = field
    self.list = list
    self.listsAll = listsAll
  }
}
