/// One thing that a journey does or expects.
public enum JourneyStep: Equatable, Sendable {
  /// The person does this.
  case act(PersonAct)
  /// The person opens a link.
  case open(String)
  /// Time goes by.
  case clock(Duration)
  /// The app is left in good order, if it runs, and started again.
  case relaunch
  /// The process is gone without a goodbye; what it has stored is not.
  case kill
  /// This must be so, or must not be so.
  case expect(JourneyFact, isNegated: Bool)
  /// What another journey does comes first.
  case after(String)
  /// One of the app's own phrases, with the texts that stand for its `…`.
  case app(phrase: String, texts: [String])
}

// MARK: - CustomStringConvertible

extension JourneyStep: CustomStringConvertible {
  /// The line that a journey has for it.
  public var description: String {
    switch self {
    case .act(let act): act.line
    case .open(let link): "open \(link.quoted)"
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

extension PersonAct {
  fileprivate var line: String {
    switch self {
    case .tap(let label): "tap \(label.quoted)"
    case .tapTwice(let label): "tap \(label.quoted) twice"
    case .fill(let label, let text): "fill \(label.quoted) with \(text.quoted)"
    case .choose(let option, let label): "choose \(option.quoted) for \(label.quoted)"
    case .back: "back"
    case .backTo(let title): "back to \(title.quoted)"
    case .swipeBack(.finished): "swipe back"
    case .swipeBack(.calledOff): "swipe back and let go early"
    case .swipeBack(.held): "swipe back and hold"
    case .finishSwipe: "finish the swipe"
    case .callOffSwipe: "let go early"
    case .pullDown: "pull down"
    case .selectTab(let title): "select tab \(title.quoted)"
    }
  }
}
