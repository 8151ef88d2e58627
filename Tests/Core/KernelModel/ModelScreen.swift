/// A screen in the model.
final class ModelScreen {
  enum Kind {
    case pushed
    case presented(StylePlan)
    case alert(AlertPlan)
  }

  let flow: ModelFlow
  let plan: ScreenPlan
  let kind: Kind
  /// The stacks that stand in it.
  var tabs: ModelTabs?
  var isShown = false
  /// Whether its transition is over, and the observer knows of it.
  var isAnnounced = false
  /// Whether it will not be shown, since the person has left its flow.
  var isDropped = false
  /// The answer that the person has tapped.
  var answer: Int?
  /// The task that waits for the answer.
  var task: ModelTask?

  init(_ plan: ScreenPlan, of flow: ModelFlow, kind: Kind) {
    self.plan = plan
    self.flow = flow
    self.kind = kind
  }

  var number: Int { plan.screen }
  /// The window in which it is shown.
  var window: Int { flow.place.window }

  /// Whether the flow has given its dismissal a meaning.
  var hasMeaning: Bool {
    switch kind {
    case .pushed, .alert: false
    case .presented: true
    }
  }

  /// The answer, or that of an alert without one, with the number of the alert.
  var chosen: Int { answer.map { number * 10 + $0 } ?? unanswered }
  var unanswered: Int { if case .alert(let alert) = kind { alert.unanswered } else { 0 } }

  var isAlert: Bool { if case .alert = kind { true } else { false } }

  /// Whether flows can name it: alerts and tabs are made by the kernel.
  var isNamed: Bool {
    !isAlert && tabs == nil
  }

  /// It, and all screens in it.
  var all: [ModelScreen] {
    guard let tabs else { return [self] }
    return [self] + tabs.stacks.flatMap { $0.screens.flatMap(\.all) }
  }
}
