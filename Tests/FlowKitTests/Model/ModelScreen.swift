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
  var isOnShow = false
  /// Whether it waits in vain: the person has left its flow.
  var isDropped = false
  /// The answer that the person has tapped.
  var answer: Int?

  init(_ plan: ScreenPlan, of flow: ModelFlow, kind: Kind) {
    self.plan = plan
    self.flow = flow
    self.kind = kind
  }

  var number: Int { plan.screen }

  /// Whether the flow said what its dismissal means.
  var hasMeaning: Bool {
    switch kind {
    case .pushed, .alert: false
    case .presented: true
    }
  }

  var isAlert: Bool { if case .alert = kind { true } else { false } }

  /// Whether flows can name it: alerts and tabs are made by the kernel.
  var isNamed: Bool {
    !isAlert && tabs == nil
  }

  /// It, and all that stands in it.
  var all: [ModelScreen] {
    guard let tabs else { return [self] }
    return [self] + tabs.stacks.flatMap { $0.screens.flatMap(\.all) }
  }
}

/// Stacks side by side.
final class ModelTabs {
  let stacks: [ModelStack]
  /// Where flows go that are pushed onto the stacks.
  let places: [ModelPlace]
  var selected = 0

  init(count: Int, isNowhere: Bool) {
    stacks = (0..<count).map { _ in ModelStack() }
    places = stacks.map { isNowhere ? ModelPlace(.nowhere) : ModelPlace(.stack, stack: $0) }
  }
}

/// A stack of screens, bottom first.
final class ModelStack {
  var screens: [ModelScreen] = []
}

/// Where a flow shows its screens.
final class ModelPlace {
  enum Kind {
    case nowhere
    case stack
    case presented(StylePlan, over: ModelPlace)
  }

  let kind: Kind
  var isNowhere: Bool {
    switch kind {
    case .nowhere: true
    case .stack: false
    case .presented(_, let host): host.isNowhere
    }
  }
  /// The stack, if there is one already.
  var stack: ModelStack?

  init(_ kind: Kind, stack: ModelStack? = nil) {
    self.kind = kind
    self.stack = stack
  }
}
