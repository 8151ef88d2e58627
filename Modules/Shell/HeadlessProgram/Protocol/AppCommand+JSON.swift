extension AppCommand {
  /// Whether all that is written has to be events, also what is said of a command line that makes no sense.
  static func speaksJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(Option.json.name)
  }
}

extension Console {
  /// The console on which each text is an event, for what has no events of its own.
  var writingTextEvents: Console {
    var console = self
    console.write = { [write] text in
      write(JSONEvent(event: .text, text: text.hasSuffix("\n") ? String(text.dropLast()) : text).encoded)
    }
    return console
  }
}
