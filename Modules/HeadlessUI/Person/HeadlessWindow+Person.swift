import Words

extension HeadlessWindow {
  /// A person does this; what it sets off may be on its way when this returns.
  /// - Throws: why it cannot be done at this moment; then nothing has changed.
  public func perform(_ act: PersonAct) throws(RefusedAct) {
    guard let screen = topViewController else { throw .nothingOnScreen }
    guard !isInTransition else { throw .screenMoves }
    switch act {
    case .tap(let label): try tap(label, on: screen)
    case .fill(let label, let text): try fill(label, with: text, on: screen)
    case .choose(let option, let label): try choose(option, for: label, on: screen)
    case .back: try goBack(from: screen)
    case .swipeBack(let swipe): try swipeBack(swipe, from: screen)
    case .finishSwipe: try liftFinger(takingAway: screen)
    case .callOffSwipe: try liftFinger(takingAway: nil)
    case .pullDown: try leave(.pullDown, from: screen)
    }
  }
}

// MARK: - Touching what the screen shows

extension HeadlessWindow {
  private func tap(_ label: String, on screen: HeadlessViewController) throws(RefusedAct) {
    let actions = screen.content.actions.filter { $0.state.label == label }
    guard let action = actions.first else {
      throw .noAction(label, nearest: label.nearest(in: screen.content.actions.map(\.state.label)))
    }
    guard actions.count == 1 else { throw .ambiguous(label) }
    guard action.state.isEnabled else { throw .actionDisabled(label) }
    if screen is HeadlessAlertController {
      takeAway(screen, animated: true, byPerson: true, completion: action.onTap)
    } else {
      action.onTap()
    }
  }

  private func fill(_ label: String, with text: String, on screen: HeadlessViewController) throws(RefusedAct) {
    let field = try field(label, on: screen)
    guard field.state.options == nil else { throw .notTyped(label) }
    field.onEnter(text)
  }

  private func choose(
    _ option: String, for label: String, on screen: HeadlessViewController
  ) throws(RefusedAct) {
    let field = try field(label, on: screen)
    guard let options = field.state.options else { throw .notChosen(label) }
    guard options.contains(option) else {
      throw .noOption(option, field: label, nearest: option.nearest(in: options))
    }
    field.onEnter(option)
  }

  private func field(_ label: String, on screen: HeadlessViewController) throws(RefusedAct) -> Field {
    let fields = screen.content.fields.filter { $0.state.label == label }
    guard let field = fields.first else {
      throw .noField(label, nearest: label.nearest(in: screen.content.fields.map(\.state.label)))
    }
    guard fields.count == 1 else { throw .ambiguous(label) }
    guard field.state.isEnabled else { throw .fieldDisabled(label) }
    return field
  }
}

// MARK: - Leaving

extension HeadlessWindow {
  private func goBack(from screen: HeadlessViewController) throws(RefusedAct) {
    try leave(exits.contains(.close) ? .close : .back, from: screen)
  }

  private func swipeBack(
    _ swipe: PersonAct.Swipe, from screen: HeadlessViewController
  ) throws(RefusedAct) {
    try check(.swipeBack, from: screen)
    isSwiping = true
    switch swipe {
    case .finished: try liftFinger(takingAway: screen)
    case .calledOff: try liftFinger(takingAway: nil)
    case .held: break
    }
  }

  private func liftFinger(takingAway screen: HeadlessViewController?) throws(RefusedAct) {
    guard isSwiping else { throw .fingerIsUp }
    isSwiping = false
    if let screen {
      takeAway(screen, animated: true, byPerson: true)
    } else {
      // The screen slides back, and that takes its time.
      _ = begin("let go", animated: true, completion: {}, change: { Transition.Change() })
    }
  }

  private func leave(_ exit: Exit, from screen: HeadlessViewController) throws(RefusedAct) {
    try check(exit, from: screen)
    let leaving = exit == .back ? screen : topContainer.screens.first ?? screen
    takeAway(leaving, animated: true, byPerson: true)
  }

  private func check(_ exit: Exit, from screen: HeadlessViewController) throws(RefusedAct) {
    guard !isSwiping else { throw .fingerIsDown }
    guard !screen.content.isBusy else { throw .busy }
    guard exits.contains(exit) else { throw .noExit(exit) }
  }
}
