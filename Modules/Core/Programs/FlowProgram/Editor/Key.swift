enum Key: Equatable {
  case text(String)
  case enter, tab, backspace, delete
  case left, right, wordLeft, wordRight, home, end, up, down
  case deleteWord, deleteToStart, deleteToEnd
  case interrupt, endOfInput, suspend, clear
}
