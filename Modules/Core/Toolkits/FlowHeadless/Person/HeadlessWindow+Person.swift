import FlowCommandLine

extension HeadlessWindow {
  /// Performs an action of the person; its transition may still be in progress when this returns.
  ///
  /// If a screen asks before it is left, it stays, and the action still succeeds.
  /// - Throws: The reason why the action is not possible now, in which case nothing has changed.
  public func perform(_ action: PersonAction) throws(RefusedAction) {
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
    case .choose(let option, let label): try choose(option, for: label, on: screen)
    case .back: try goBack(from: screen)
    case .backTo(let title): try goBack(to: title, from: screen)
    case .swipeBack(let swipe): try swipeBack(swipe, from: screen)
    case .pullDown: try pullDown(screen)
    case .selectTab(let title): try selectTab(title, on: screen)
    }
  }
}

// MARK: - Fields and buttons

extension HeadlessWindow {
  private func tap(_ label: String, on screen: HeadlessViewController) throws(RefusedAction) {
    let actions = screen.content.actions.filter { $0.state.label == label }
    guard let action = actions.first else {
      throw .noAction(label, nearest: label.nearest(in: screen.content.actions.map(\.state.label)))
    }
    guard actions.count == 1 else { throw .ambiguous(label) }
    guard action.state.isEnabled else { throw .actionDisabled(label) }
    if let alert = screen as? HeadlessAlertController { answer(alert, with: action) } else { action.onTap() }
  }

  private func answer(_ alert: HeadlessAlertController, with action: Action) {
    guard alert.answersFirst else { return removeByPerson(alert, completion: action.onTap) }
    action.onTap()
    removeByPerson(alert)
  }

  private func fill(_ label: String, with text: String, on screen: HeadlessViewController) throws(RefusedAction) {
    let field = try field(label, on: screen)
    guard field.state.options == nil else { throw .fieldIsChoice(label) }
    field.onEnter(text)
  }

  private func choose(
    _ option: String, for label: String, on screen: HeadlessViewController
  ) throws(RefusedAction) {
    let field = try field(label, on: screen)
    guard let options = field.state.options else { throw .fieldIsText(label) }
    guard options.contains(option) else {
      throw .noOption(option, field: label, nearest: option.nearest(in: options))
    }
    field.onEnter(option)
  }

  private func field(_ label: String, on screen: HeadlessViewController) throws(RefusedAction) -> Field {
    let fields = screen.content.fields.filter { $0.state.label == label }
    guard let field = fields.first else {
      throw .noField(label, nearest: label.nearest(in: screen.content.fields.map(\.state.label)))
    }
    guard fields.count == 1 else { throw .ambiguous(label) }
    guard field.state.isEnabled else { throw .fieldDisabled(label) }
    return field
  }
}
