extension FlowContext {
  /// Where a sub-flow goes that shares this flow's stack.
  public var pushing: FlowPresentation { core.presentation }

  /// Where a sub-flow goes that covers this flow.
  public func presenting(_ style: ModalStyle) -> FlowPresentation { core.presentation.presenting(style) }

  /// Shows the flow's next screen on its stack; when the person takes the last one away, the flow is cancelled.
  ///
  /// With `replacingStack` the screen takes the place of all that is on the stack. `onLeave` is asked when the person is about
  /// to take the screen away, which happens once the attempt is allowed. `onRemoved` is called when the screen was taken away
  /// otherwise than by what this flow itself shows, dismisses or goes back to, and the flow is not over.
  public func show(
    _ viewController: any ViewController, replacingStack: Bool = false, animated: Bool = true,
    onLeave: LeaveAttempt.Handler? = nil, onRemoved: Completion? = nil
  ) {
    let screen = FlowScreen(viewController, of: core, as: .pushed, onRemoved)
    screen.onLeave = onLeave
    core.show(screen, .push([screen], replacingStack: replacingStack), animated: animated)
  }

  /// Shows one screen above the flow's stack.
  ///
  /// A screen of the flow that it replaces goes in the same movement, and is not told as taken away. `onLeave` is asked when the
  /// person is about to take the screen away, which happens once the attempt is allowed. `onDismissed` is what it means that
  /// the screen was taken away, not by this flow, or that it could not be shown.
  public func present(
    _ viewController: any ViewController, as style: ModalStyle, replacing former: (any ViewController)? = nil,
    animated: Bool = true, onLeave: LeaveAttempt.Handler? = nil, onDismissed: @escaping Completion
  ) {
    let screen = FlowScreen(viewController, of: core, at: presenting(style), as: .presented, onDismissed)
    screen.onLeave = onLeave
    core.show(screen, .present(screen, replacing: former), animated: animated)
  }

  /// Asks the person a question above whatever is on the screen.
  ///
  /// `onAnswer` is called once, with the answer that the person chose; with the alert's `unanswered` when it could not be
  /// shown, or was taken away otherwise and not by this flow.
  public func ask<Answer>(_ alert: Alert<Answer>, onAnswer: @escaping @MainActor (Answer) -> Void) {
    let choice = AlertChoice()
    let viewController = core.presentation.factory.makeAlert(AlertContent(alert, choice))
    let screen = FlowScreen(viewController, of: core, at: presenting(.alert), as: .alert) {
      onAnswer(choice.index.map { alert.buttons[$0].answer } ?? alert.unanswered)
    }
    core.show(screen, .present(screen, replacing: nil), animated: true)
  }

  /// Shows several stacks side by side, of which the person sees one; sub-flows go onto them.
  public func showTabs(_ titles: [String], replacingStack: Bool = false, animated: Bool = true) -> FlowTabs {
    let tabs = FlowTabs(titles, of: core)
    show(tabs.viewController, replacingStack: replacingStack, animated: animated)
    return tabs
  }

  /// Collects all that `body` shows and takes away, here and in sub-flows, into as few movements as can be: screens that
  /// come onto one stack after each other come in one.
  public func inOneMovement(_ body: () -> Void) {
    guard let runtime = core.runtime else { return body() }
    runtime.collectTransitions(body)
  }
}

// MARK: - Taking away

extension FlowContext {
  /// Takes one of the flow's screens away, and whatever is above it; `completion` is called exactly once, when it is away.
  public func dismiss(
    _ viewController: any ViewController, animated: Bool = true, completion: @escaping Completion = {}
  ) {
    core.takeAway(.dismiss(viewController), animated: animated, completion: completion)
  }

  /// Goes back to one of the flow's screens: whatever is above it is taken away, in one movement.
  ///
  /// `completion` is called exactly once, when the screen is the top.
  public func goBack(
    to viewController: any ViewController, animated: Bool = true, completion: @escaping Completion = {}
  ) {
    core.takeAway(.goBack(to: viewController), animated: animated, completion: completion)
  }
}
