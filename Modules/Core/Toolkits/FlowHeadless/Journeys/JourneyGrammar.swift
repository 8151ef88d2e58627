import FlowCommandLine

/// All phrases that a journey can contain.
struct JourneyGrammar: Sendable {
  let phrases: [JourneyPhrase]

  init(appPhrases: [String]) {
    phrases =
      Self.actions + Self.facts
      + appPhrases.map { phrase in JourneyPhrase(phrase) { .app(phrase: phrase, texts: $0) } }
  }

  /// Returns the step for the words of a line.
  func step(_ words: [JourneyWord]) throws(JourneySyntaxError.Reason) -> JourneyStep {
    let joint = words.indices.first { words[$0...].starts(with: Self.atOnce) }
    if let joint, case .action(let action) = try step(Array(words[..<joint])), words.count > joint + Self.atOnce.count {
      return .atOnce(action, then: try step(Array(words[(joint + Self.atOnce.count)...])))
    }
    for phrase in phrases where phrase.pieces.count == words.count && phrase.matchLength(words) == words.count {
      return try phrase.step(phrase.texts(in: words))
    }
    throw reason(against: words)
  }

  private func reason(against words: [JourneyWord]) -> JourneySyntaxError.Reason {
    let length = phrases.map { $0.matchLength(words) }.max() ?? 0
    let candidates = phrases.filter { $0.matchLength(words) == length && $0.pieces.count > length }
    var seen = Set<JourneyPhrase.Piece>()
    let expected = candidates.map { $0.pieces[length] }.filter { seen.insert($0).inserted }
    let examples = expected.map(\.example)
    guard length < words.count else { return .tooShort(expected: examples) }
    guard !expected.isEmpty else { return .tooMuch(words[length].text) }
    let nearest = words[length].isQuoted ? nil : words[length].text.nearest(in: examples)
    let isComplete = phrases.contains { $0.pieces.count == length && $0.matchLength(words) == length }
    if isComplete, nearest == nil { return .tooMuch(words[length].text) }
    return .unknownWord(words[length].text, nearest: nearest, expected: examples)
  }
}

extension JourneyGrammar {
  private static let atOnce = ["and", "at", "once"].map { JourneyWord(text: $0, isQuoted: false) }
}

// MARK: - Actions

extension JourneyGrammar {
  private static let actions: [JourneyPhrase] = [
    JourneyPhrase("tap …") { .action(.tap($0[0])) },
    JourneyPhrase("tap … twice") { .action(.tapTwice($0[0])) },
    // For completion and suggestions: any two steps can be combined.
    JourneyPhrase("tap … and at once open …") { .atOnce(.tap($0[0]), then: .open($0[1])) },
    JourneyPhrase("fill … with …") { .action(.fill($0[0], with: $0[1])) },
    JourneyPhrase("fill … with secret …") { .fillSecret($0[0], named: $0[1]) },
    JourneyPhrase("paste … into …") { .action(.paste($0[0], into: $0[1])) },
    JourneyPhrase("suggest … for …") { .action(.suggest($0[0], for: $0[1])) },
    JourneyPhrase("choose … for …") { .action(.choose($0[0], for: $0[1])) },
    JourneyPhrase("turn on …") { .action(.turn($0[0], on: true)) },
    JourneyPhrase("turn off …") { .action(.turn($0[0], on: false)) },
    JourneyPhrase("back") { _ in .action(.back) },
    JourneyPhrase("back to …") { .action(.backTo($0[0])) },
    JourneyPhrase("swipe back") { _ in .action(.swipeBack(.finished)) },
    JourneyPhrase("swipe back and let go early") { _ in .action(.swipeBack(.cancelled)) },
    JourneyPhrase("swipe back and hold") { _ in .action(.swipeBack(.held)) },
    JourneyPhrase("finish the swipe") { _ in .action(.finishSwipe) },
    JourneyPhrase("let go early") { _ in .action(.cancelSwipe) },
    JourneyPhrase("pull down") { _ in .action(.pullDown) },
    JourneyPhrase("pull to refresh") { _ in .action(.refresh) },
    JourneyPhrase("scroll down") { _ in .action(.scroll(.down)) },
    JourneyPhrase("scroll up") { _ in .action(.scroll(.up)) },
    JourneyPhrase("scroll to the end") { _ in .action(.scroll(.end)) },
    JourneyPhrase("scroll to the top") { _ in .action(.scroll(.top)) },
    JourneyPhrase("select tab …") { .action(.selectTab($0[0])) },
    JourneyPhrase("open …") { .open($0[0]) },
    JourneyPhrase("clock …") { texts throws(JourneySyntaxError.Reason) in
      guard let step = ClockStep(texts[0]) else { throw .notATime(texts[0]) }
      return .clock(step.duration)
    },
    JourneyPhrase("relaunch") { _ in .relaunch },
    JourneyPhrase("kill") { _ in .kill },
    JourneyPhrase("language is …") { .language($0[0]) },
    JourneyPhrase("region is …") { .region($0[0]) },
    JourneyPhrase("after …") { .after($0[0]) },
  ]
}

// MARK: - Expectations

extension JourneyGrammar {
  private static let facts: [JourneyPhrase] =
    fact("screen …") { .screen($0[0]) }
    + fact("title …") { .title($0[0]) }
    + fact("text …") { .text($0[0]) }
    + fact("field …") { .field($0[0]) }
    + fact("field … is …") { .value($0[1], of: $0[0]) }
    + fact("error") { _ in .error(nil, at: nil) }
    + fact("error for …") { .error(nil, at: $0[0]) }
    + fact("error …") { .error($0[0], at: nil) }
    + fact("error … for …") { .error($0[0], at: $0[1]) }
    + fact("action …") { .action($0[0]) }
    + fact("action … is enabled") { .actionIsEnabled($0[0], true) }
    + fact("action … is disabled") { .actionIsEnabled($0[0], false) }
    + fact("option … for …") { .option($0[0], of: $0[1]) }
    + fact("row … shows …") { .row($0[0], shows: $0[1]) }
    + fact("tab …") { .tab($0[0]) }
    + fact("tab … is selected") { .tabIsSelected($0[0]) }
    + fact("stack …") { .stack($0[0]) }
    + fact("result") { _ in .result(nil) }
    + fact("result …") { .result($0[0]) }
    + fact("busy") { _ in .busy }

  /// Returns the phrases for a fact and for its negation.
  private static func fact(
    _ pattern: String, _ fact: @escaping @Sendable ([String]) -> JourneyFact
  ) -> [JourneyPhrase] {
    [
      JourneyPhrase("expect " + pattern) { .expect(fact($0), isNegated: false) },
      JourneyPhrase("expect no " + pattern) { .expect(fact($0), isNegated: true) },
    ]
  }
}

/// A phrase that a journey can contain: words, and a `…` for each text.
struct JourneyPhrase: Sendable {
  enum Piece: Hashable {
    case word(String)
    case text

    func matches(_ word: JourneyWord) -> Bool {
      switch self {
      case .word(let known): !word.isQuoted && word.text.lowercased() == known
      case .text: true
      }
    }

    var example: String {
      switch self {
      case .word(let word): word
      case .text: "\"…\""
      }
    }
  }

  let pattern: String
  let pieces: [Piece]
  let step: @Sendable ([String]) throws(JourneySyntaxError.Reason) -> JourneyStep

  init(
    _ pattern: String, step: @escaping @Sendable ([String]) throws(JourneySyntaxError.Reason) -> JourneyStep
  ) {
    self.pattern = pattern
    pieces = Self.pieces(of: pattern)
    self.step = step
  }

  /// Returns the number of the phrase's pieces that match the beginning of the line.
  func matchLength(_ words: [JourneyWord]) -> Int {
    zip(pieces, words).prefix { $0.matches($1) }.count
  }

  func texts(in words: [JourneyWord]) -> [String] {
    zip(pieces, words).compactMap { piece, word in piece == .text ? word.text : nil }
  }

  /// Returns the line for a phrase with these texts.
  static func line(_ pattern: String, _ texts: [String]) -> String {
    var texts = texts[...]
    return pieces(of: pattern).map { piece in
      switch piece {
      case .word(let word): word
      case .text: (texts.popFirst() ?? "").quoted
      }
    }.joined(separator: " ")
  }

  private static func pieces(of pattern: String) -> [Piece] {
    pattern.split(separator: " ").map { $0 == "…" ? .text : .word($0.lowercased()) }
  }
}
