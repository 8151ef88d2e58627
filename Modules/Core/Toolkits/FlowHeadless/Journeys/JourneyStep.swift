/// An action or an expectation of a journey.
public enum JourneyStep: Equatable, Sendable {
  case action(PersonAction)
  /// The person fills in a field with a secret of the world, which no journey contains.
  case fillSecret(String, named: String)
  case open(String)
  /// The person acts, and another step follows before the app is at rest.
  indirect case atOnce(PersonAction, then: JourneyStep)
  /// Time passes.
  case clock(Duration)
  /// The app is ended properly, if it is running, and launched again.
  case relaunch
  /// The process ends without warning; stored data survives.
  case kill
  /// The language of the device changes.
  case language(String)
  /// The region of the device changes.
  case region(String)
  /// A fact is expected, or its negation.
  case expect(JourneyFact, isNegated: Bool)
  /// The steps of another journey are played first.
  case after(String)
  /// One of the app's own phrases, with the texts in place of each `…`.
  case app(phrase: String, texts: [String])
}

// MARK: - CustomStringConvertible

extension JourneyStep: CustomStringConvertible {
  /// The line of the step in a journey.
  public var description: String {
    switch self {
    case .action(let action): action.line
    case .fillSecret(let label, let name): "fill \(label.quoted) with secret \(name.quoted)"
    case .open(let link): "open \(link.quoted)"
    case .atOnce(let action, let step): "\(action.line) and at once \(step)"
    case .clock(let duration): "clock \(ClockStep(duration).words)"
    case .relaunch: "relaunch"
    case .kill: "kill"
    case .language(let name): "language is \(name.quoted)"
    case .region(let name): "region is \(name.quoted)"
    case .expect(let fact, isNegated: false): "expect \(fact)"
    case .expect(let fact, isNegated: true): "expect no \(fact)"
    case .after(let journey): "after \(journey.quoted)"
    case .app(let phrase, let texts): JourneyPhrase.line(phrase, texts)
    }
  }
}

extension PersonAction {
  fileprivate var line: String {
    switch self {
    case .tap(let label): "tap \(label.quoted)"
    case .tapTwice(let label): "tap \(label.quoted) twice"
    case .fill(let label, let text): "fill \(label.quoted) with \(text.quoted)"
    case .paste(let text, let label): "paste \(text.quoted) into \(label.quoted)"
    case .suggest(let text, let label): "suggest \(text.quoted) for \(label.quoted)"
    case .choose(let option, let label): "choose \(option.quoted) for \(label.quoted)"
    case .turn(let label, let isOn): "turn \(isOn ? "on" : "off") \(label.quoted)"
    case .back: "back"
    case .backTo(let title): "back to \(title.quoted)"
    case .swipeBack(.finished): "swipe back"
    case .swipeBack(.cancelled): "swipe back and let go early"
    case .swipeBack(.held): "swipe back and hold"
    case .finishSwipe: "finish the swipe"
    case .cancelSwipe: "let go early"
    case .pullDown: "pull down"
    case .refresh: "pull to refresh"
    case .scroll(.down): "scroll down"
    case .scroll(.up): "scroll up"
    case .scroll(.end): "scroll to the end"
    case .scroll(.top): "scroll to the top"
    case .selectTab(let title): "select tab \(title.quoted)"
    }
  }
}

extension PersonAction {
  /// The label of the field into which the person types, pastes, or takes a suggestion; nil for other actions.
  package var typedField: String? {
    switch self {
    case .fill(let label, _), .paste(_, let label), .suggest(_, let label): label
    case .tap, .tapTwice, .choose, .turn, .back, .backTo, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .refresh,
      .scroll, .selectTab:
      nil
    }
  }

  /// The text that comes into the field.
  package var typedText: String? {
    switch self {
    case .fill(_, let text), .paste(let text, _), .suggest(let text, _): text
    case .tap, .tapTwice, .choose, .turn, .back, .backTo, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .refresh,
      .scroll, .selectTab:
      nil
    }
  }

  /// Returns the action with another text in its field.
  package func replacingText(_ change: (String) -> String) -> PersonAction {
    switch self {
    case .fill(let label, let text): .fill(label, with: change(text))
    case .paste(let text, let label): .paste(change(text), into: label)
    case .suggest(let text, let label): .suggest(change(text), for: label)
    case .tap, .tapTwice, .choose, .turn, .back, .backTo, .swipeBack, .finishSwipe, .cancelSwipe, .pullDown, .refresh,
      .scroll, .selectTab:
      self
    }
  }
}

extension JourneyStep {
  /// Returns a step for display, without the text that the person types into a secret field.
  /// - Parameter screen: The screen on which the step is performed.
  package func masked(on screen: ScreenSnapshot?) -> JourneyStep {
    masked { label in screen?.fields.first { $0.label == label }?.isSecret == true }
  }

  /// - Parameter isSecret: Whether the field with a label hides its text.
  func masked(in isSecret: (String) -> Bool) -> JourneyStep {
    func masked(_ action: PersonAction) -> PersonAction {
      action.typedField.map(isSecret) == true ? action.replacingText(\.masked) : action
    }
    return switch self {
    case .action(let action): .action(masked(action))
    case .atOnce(let action, let step): .atOnce(masked(action), then: step.masked(in: isSecret))
    case .fillSecret, .open, .clock, .relaunch, .kill, .language, .region, .expect, .after, .app: self
    }
  }
}

/// A duration in the notation of journeys: `+31m`, `+1d2h`.
struct ClockStep {
  private static let units: [(letter: Character, seconds: Int64)] = [
    ("d", 86_400), ("h", 3600), ("m", 60), ("s", 1),
  ]
  /// A hundred years; a longer duration must be a typing error.
  private static let longest: Int64 = 36_525 * 86_400

  let duration: Duration

  init(_ duration: Duration) {
    self.duration = duration
  }

  init?(_ words: String) {
    guard words.first == "+", words.utf8.count <= 64 else { return nil }
    var total: Int64 = 0
    var digits = ""
    for character in words.dropFirst() {
      if character.isWholeNumber {
        digits.append(character)
        continue
      }
      guard
        let unit = Self.units.first(where: { $0.letter == character }), let count = Int64(digits),
        count <= Self.longest / unit.seconds
      else { return nil }
      total += count * unit.seconds
      digits = ""
    }
    guard digits.isEmpty, total > 0, total <= Self.longest else { return nil }
    duration = .seconds(total)
  }

  var words: String {
    var rest = duration.components.seconds
    return Self.units.reduce(into: "+") { words, unit in
      let count = rest / unit.seconds
      rest %= unit.seconds
      if count > 0 { words += "\(count)\(unit.letter)" }
    }
  }
}
