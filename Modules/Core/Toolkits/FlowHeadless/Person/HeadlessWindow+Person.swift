import FlowCommandLine
import FlowScreens

extension HeadlessWindow {
  /// Performs an action of the person; its transition may still be in progress when this returns.
  ///
  /// If a screen asks before it is left, it stays, and the action still succeeds.
  /// - Throws: The reason why the action is not possible now, in which case nothing has changed.
  public func perform(_ action: PersonAction) throws(ActionError) {
    guard let screen = topViewController else { throw .nothingOnScreen }
    guard !isInTransition else { throw .transitionInProgress }
    // A screen that is half swiped away receives no other touches, as in UIKit.
    switch action {
    case .finishSwipe: try endSwipe(goingBack: true)
    case .cancelSwipe: try endSwipe(goingBack: false)
    case _ where isSwiping: throw .swipeInProgress
    case .tap(let label): try tap(label, on: screen)
    case .tapTwice(let label):
      try tap(label, on: screen)
      if !isInTransition, topViewController === screen { try? tap(label, on: screen) }
    case .fill(let label, let text): try fill(label, with: text, on: screen)
    case .paste(let text, let label): try insert(text, into: label, on: screen) { $0 + text }
    case .suggest(let text, let label): try insert(text, into: label, on: screen) { $0.completed(with: text) }
    case .choose(let option, let label): try choose(option, for: label, on: screen)
    case .turn(let label, let isOn): try turn(label, on: isOn, on: screen)
    case .back: try goBack(from: screen)
    case .backTo(let title): try goBack(to: title, from: screen)
    case .swipeBack(let swipe): try swipeBack(swipe, from: screen)
    case .pullDown: try pullDown(screen)
    case .refresh: try refresh(screen)
    case .scroll(let scroll): try self.scroll(scroll, on: screen)
    case .selectTab(let title): try selectTab(title, on: screen)
    }
  }
}

// MARK: - Fields and buttons

extension HeadlessWindow {
  private func tap(_ label: String, on screen: HeadlessViewController) throws(ActionError) {
    var named: [(ActionState, @MainActor () -> Void)] = []
    for case .action(let state, let onTap) in screen.parts where state.label == label {
      named.append((state, onTap))
    }
    guard let (state, onTap) = named.first else {
      let former = screen.scroll
      guard screen.scroll.reveal(label, screen.page) else {
        throw .noAction(label, nearest: label.nearest(in: screen.actionLabels))
      }
      do throws(ActionError) { return try tap(label, on: screen) } catch {
        screen.scroll = former
        throw error
      }
    }
    guard named.count == 1 else { throw .ambiguous(label) }
    guard state.isEnabled else { throw .actionDisabled(label) }
    if let alert = screen as? HeadlessAlertController { answer(alert, onTap) } else { onTap() }
  }

  private func answer(_ alert: HeadlessAlertController, _ onTap: @escaping @MainActor () -> Void) {
    guard alert.answersFirst else { return removeByPerson(alert, completion: onTap) }
    onTap()
    removeByPerson(alert)
  }

  private func fill(_ label: String, with text: String, on screen: HeadlessViewController) throws(ActionError) {
    let (state, onEnter) = try field(label, on: screen)
    try state.checkFilling(with: text)
    onEnter(text)
  }

  private func insert(
    _ text: String, into label: String, on screen: HeadlessViewController, _ change: (String) -> String
  ) throws(ActionError) {
    let (state, onEnter) = try field(label, on: screen)
    try state.checkInserting(text)
    onEnter(change(screen.page.typedText(in: label)))
  }

  private func choose(
    _ option: String, for label: String, on screen: HeadlessViewController
  ) throws(ActionError) {
    let (state, onEnter) = try field(label, on: screen)
    try state.checkChoosing(option)
    onEnter(option)
  }

  private func turn(_ label: String, on isOn: Bool, on screen: HeadlessViewController) throws(ActionError) {
    let (state, onEnter) = try field(label, on: screen)
    try state.checkTurning(on: isOn)
    onEnter(isOn ? "on" : "off")
  }

  private func field(
    _ label: String, on screen: HeadlessViewController
  ) throws(ActionError) -> (FieldState, @MainActor (String) -> Void) {
    var named: [(FieldState, @MainActor (String) -> Void)] = []
    for case .field(let state, let onEnter) in screen.parts where state.label == label {
      named.append((state, onEnter))
    }
    guard let field = named.first else {
      throw .noField(label, nearest: label.nearest(in: screen.fieldValues.map(\.label)))
    }
    guard named.count == 1 else { throw .ambiguous(label) }
    return field
  }
}

extension HeadlessViewController {
  /// The labels of its buttons, as journeys have them.
  final var actionLabels: [String] {
    elements.compactMap { if case .action(let state) = $0 { state.label } else { nil } }
  }
}

// MARK: - Moving the page

extension HeadlessWindow {
  private func refresh(_ screen: HeadlessViewController) throws(ActionError) {
    guard screen.page.canBeRefreshed, let onRefresh = screen.page.onRefresh else { throw .noRefresh }
    screen.scroll.forgetEnds()
    onRefresh()
  }

  private func scroll(_ scroll: PersonAction.Scroll, on screen: HeadlessViewController) throws(ActionError) {
    guard let ends = screen.scroll.move(scroll, screen.page) else { throw .nothingToScroll(scroll) }
    for onReachEnd in ends { onReachEnd() }
  }
}

// MARK: - PersonWindow

extension HeadlessWindow: PersonWindow {
  public var localizedSnapshot: ScreenSnapshot? { snapshot(in: language) }

  public var deadEnd: String? {
    // Most screens can be left, so that most need no description.
    guard hasScreensBelow, exits.isEmpty, let snapshot, snapshot.isDeadEnd else { return nil }
    return snapshot.name
  }

  private var hasScreensBelow: Bool {
    guard rootViewController.modal == nil, let root = rootViewController as? HeadlessNavigationController else {
      return rootViewController.modal != nil
    }
    return root.viewControllers.count > 1
  }

  public func clockDidAdvance() { (topViewController as? any TimeAware)?.timeDidPass() }
}
