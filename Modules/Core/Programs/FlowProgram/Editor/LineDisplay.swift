import FlowCommandLine

/// Draws an edited line in one row of a terminal; of a long line, the part around the cursor.
struct LineDisplay {
  let prompt: String
  let width: Int

  /// Returns the output for the terminal.
  func text(_ buffer: LineBuffer) -> String {
    // The cursor needs a column after the text.
    let room = max(2, width - prompt.columns - 1)
    var before = buffer.before.withVisibleMarks[...]
    while before.columns > room { before.removeFirst() }
    var after = buffer.after.withVisibleMarks[...]
    while before.columns + after.columns > room { after.removeLast() }
    let column = prompt.columns + before.columns
    return "\r" + prompt + before + after + "\u{1B}[K\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }
}
