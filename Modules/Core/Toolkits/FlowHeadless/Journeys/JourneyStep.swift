/// An action or an expectation of a journey.
public enum JourneyStep: Equatable, Sendable {
  /// An action of the person.
  case action(PersonAction)
  /// A link is opened.
  case open(String)
  /// The person taps a button, and a link is opened before the app is at rest.
  case tapAndOpen(String, link: String)
  /// Time passes.
  case clock(Duration)
  /// The app is ended properly, if it is running, and launched again.
  case relaunch
  /// The process ends without warning; stored data survives.
  case kill
  /// A fact must hold, or must not hold.
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
    case .open(let link): "open \(link.quoted)"
    case .tapAndOpen(let label, let link): "tap \(label.quoted) and at once open \(link.quoted)"
    case .clock(let duration): "clock \(ClockStep(duration).words)"
    case .relaunch: "relaunch"
    case .kill: "kill"
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
    case .choose(let option, let label): "choose \(option.quoted) for \(label.quoted)"
    case .back: "back"
    case .backTo(let title): "back to \(title.quoted)"
    case .swipeBack(.finished): "swipe back"
    case .swipeBack(.cancelled): "swipe back and let go early"
    case .swipeBack(.held): "swipe back and hold"
    case .finishSwipe: "finish the swipe"
    case .cancelSwipe: "let go early"
    case .pullDown: "pull down"
    case .selectTab(let title): "select tab \(title.quoted)"
    }
  }
}
