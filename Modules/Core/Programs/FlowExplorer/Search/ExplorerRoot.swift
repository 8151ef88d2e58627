package import FlowHeadless

/// A start of an exploration: a new app, or the state after a journey.
package struct ExplorerRoot: Equatable, Sendable {
  /// The comment in a journey between two ways to the same state, in which the same action leads to two states.
  static let secondWay = "Again, from a new app:"
  /// The beginning of the comment that states the rule that a journey violates.
  static let violation = "Violates: "

  /// The name of the journey that leads there; nil for a new app.
  package let journey: String?
  /// The steps of the journey, without its expectations.
  package let steps: [JourneyStep]
  /// The steps before the second way.
  let firstWay: [JourneyStep]
  /// The rules that the journey violated when it was written, as sentences.
  package let statedRules: [String]
  /// The screens that the journey expects.
  let screens: Set<String>
  /// The buttons that the journey taps, without numbers.
  var buttons: Set<String> {
    Set(
      steps.compactMap { step in
        switch step {
        case .action(.tap(let label)), .action(.tapTwice(let label)), .atOnce(.tap(let label), _): label.withoutNumbers
        default: nil
        }
      })
  }

  package init() { self.init(nil, ways: [[]], statedRules: [], screens: []) }

  package init(_ name: String, _ journey: Journey) {
    var ways: [[JourneyStep]] = [[]]
    var statedRules: [String] = []
    var screens: Set<String> = []
    for line in journey.lines {
      switch line.content {
      case .comment(Self.secondWay): ways.append([])
      case .comment(let text) where text.hasPrefix(Self.violation):
        statedRules.append(String(text.dropFirst(Self.violation.count)))
      case .step(.expect(.screen(let name), false)): screens.insert(name)
      case .comment, .step(.expect): break
      case .step(let step): ways[ways.count - 1].append(step)
      }
    }
    self.init(name, ways: ways, statedRules: statedRules, screens: screens)
  }

  private init(_ journey: String?, ways: [[JourneyStep]], statedRules: [String], screens: Set<String>) {
    self.journey = journey
    self.statedRules = statedRules
    self.screens = screens
    steps = ways.last ?? []
    firstWay = ways.count > 1 ? ways[0] : []
  }
}

extension ExplorerAction {
  /// Returns the actions for the steps of a journey.
  package static func actions(for steps: [JourneyStep]) -> [ExplorerAction] {
    var actions: [ExplorerAction] = []
    for step in steps {
      if step == .relaunch, actions.last?.steps == [.kill] {
        actions[actions.count - 1] = .kill
      } else {
        actions.append(ExplorerAction(kind(of: step), [step]))
      }
    }
    return actions
  }

  private static func kind(of step: JourneyStep) -> Kind {
    switch step {
    case .action(let action): kind(of: action)
    case .fillSecret: .fill
    case .open: .link
    case .atOnce: .atOnce
    case .clock: .clock
    case .relaunch: .relaunch
    case .kill: .kill
    case .app, .expect, .after, .language, .region: .fault
    }
  }

  private static func kind(of action: PersonAction) -> Kind {
    switch action {
    case .tap: .tap
    case .tapTwice: .tapTwice
    case .fill, .paste, .suggest, .choose, .turn: .fill
    case .back, .backTo, .pullDown: .leave
    case .swipeBack, .finishSwipe, .cancelSwipe: .swipe
    case .refresh: .refresh
    case .scroll: .scroll
    case .selectTab: .tab
    }
  }
}

extension ScreenSnapshot {
  /// Returns whether the screen offers a step.
  func offers(_ step: JourneyStep) -> Bool {
    switch step {
    case .action(.tap(let label)), .action(.tapTwice(let label)), .atOnce(.tap(let label), _):
      actions.contains { $0.label == label && $0.isEnabled }
    case .action(.fill(let label, _)), .fillSecret(let label, _), .action(.paste(_, let label)),
      .action(.suggest(_, let label)),
      .action(.choose(_, let label)), .action(.turn(let label, _)):
      fields.contains { $0.label == label && $0.isEnabled }
    default: false
    }
  }
}
