import FlowCommandLine

extension AppCommand {
  /// Returns whether the whole output must be events, including usage errors.
  static func requestsJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(Option.json.name)
  }
}

extension Console {
  /// A console that writes each text as an event, for commands without their own events.
  var writingTextEvents: Console {
    var console = self
    console.write = { [write] text in
      write(JSONEvent(event: .text, text: text.hasSuffix("\n") ? String(text.dropLast()) : text).encoded)
    }
    return console
  }
}
