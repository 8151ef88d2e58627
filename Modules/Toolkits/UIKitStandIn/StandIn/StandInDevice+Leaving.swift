#if !canImport(UIKit)
  // The person's ways to leave screens; each method returns whether UIKit offers it now.

  extension StandInDevice {
    /// The visible stacks, innermost first.
    private var stacks: [UINavigationController] {
      (containers.last?.withVisible ?? []).compactMap { $0 as? UINavigationController }.reversed()
    }

    /// Taps the leading button of the innermost bar that has one.
    @discardableResult
    public func tapBack() -> Bool {
      guard !isMoving else { return false }
      for stack in stacks {
        guard let top = stack.topViewController else { continue }
        if let button = top.navigationItem.leftBarButtonItem { return tap(button) }
        if stack.stack.count > 1 {
          return !top.navigationItem.hidesBackButton && stack.popViewController(animated: true) != nil
        }
      }
      return false
    }

    /// Chooses a screen from the menu of the back button.
    @discardableResult
    public func chooseFromBackMenu(_ controller: UIViewController) -> Bool {
      guard !isMoving, let stack = swipedStack, stack.stack.contains(where: { $0 === controller }) else { return false }
      return stack.popToViewController(controller, animated: true) != nil
    }

    /// The stack that a swipe moves; a stack with a custom or without a back button is not swiped.
    private var swipedStack: UINavigationController? {
      guard let stack = stacks.first(where: { $0.stack.count > 1 }), let item = stack.stack.last?.navigationItem,
        !item.hidesBackButton, item.leftBarButtonItem == nil
      else { return nil }
      return stack
    }

    /// Begins a swipe and moves half way.
    @discardableResult
    public func beginSwipeBack() -> Bool {
      guard !isMoving, let stack = swipedStack else { return false }
      stack.popViewController(animated: true)
      transitions.last?.isHeld = true
      return true
    }

    /// Grabs a screen that is being pushed, if iOS 26 allows it.
    @discardableResult
    public func grab() -> Bool {
      guard let transition = transitions.first(where: { $0.isAnimated && !$0.isModal }) else { return false }
      transition.isHeld = true
      return true
    }

    /// Lifts the finger, which completes or cancels the transition.
    @discardableResult
    public func endSwipe(cancelled: Bool) -> Bool {
      guard let transition = transitions.first(where: \.isHeld) else { return false }
      transition.isHeld = false
      guard cancelled else { return true }
      transition.undo?()
      if !variants.tellsCancelledSwipes { transition.end.tell = {} }
      return true
    }

    /// Pulls the sheet down, or taps outside the popover.
    @discardableResult
    public func pullDown() -> Bool {
      guard !isMoving, let modal = containers.last, let host = modal.ownHost, !(modal is UIAlertController),
        modal.modalPresentationStyle != .fullScreen, let presentation = modal.presentationController
      else { return false }
      let delegate = presentation.delegate
      if variants.asksOften { _ = delegate?.presentationControllerShouldDismiss(presentation) }
      guard !modal.isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) != false else {
        delegate?.presentationControllerDidAttemptToDismiss(presentation)
        return true
      }
      host.uncover(animated: true, byPerson: true, completion: nil)
      return true
    }

    /// Performs VoiceOver's escape gesture.
    @discardableResult
    public func escape() -> Bool {
      guard !isMoving, let container = containers.last else { return false }
      for responder in container.withVisible.reversed() where responder.accessibilityPerformEscape() { return true }
      if let cancel = (container as? UIAlertController)?.actions.first(where: { $0.style == .cancel }) {
        return answer(cancel.title ?? "")
      }
      return swipedStack?.popViewController(animated: true) != nil || pullDown()
    }
  }

  // MARK: - Buttons

  extension StandInDevice {
    /// Taps a button in a bar.
    @discardableResult
    public func tap(_ button: UIBarButtonItem) -> Bool {
      guard button.isEnabled, let action = button.primaryAction else { return false }
      action.perform()
      return true
    }

    /// Taps a button on a screen.
    @discardableResult
    public func tap(_ button: UIButton) -> Bool {
      guard !isMoving, button.isEnabled, !button.showsMenuAsPrimaryAction else { return false }
      button.sendActions(for: .primaryActionTriggered)
      return true
    }

    /// Opens the menu of a button, and taps the action with this title.
    @discardableResult
    public func choose(_ title: String, in button: UIButton) -> Bool {
      guard !isMoving, button.isEnabled, button.showsMenuAsPrimaryAction,
        let action = button.menu?.children.first(where: { $0.title == title }) as? UIAction
      else { return false }
      action.perform()
      return true
    }

    /// Replaces the text of a field.
    @discardableResult
    public func type(_ text: String, into field: UITextField) -> Bool {
      guard !isMoving, field.isEnabled else { return false }
      field.text = text
      field.sendActions(for: .editingChanged)
      return true
    }

    /// Taps a button of the alert.
    @discardableResult
    public func answer(_ label: String) -> Bool {
      guard !isMoving, let alert = containers.last as? UIAlertController,
        let action = alert.actions.first(where: { $0.title == label })
      else { return false }
      if !variants.answersLate { action.handler?(action) }
      alert.ownHost?.uncover(animated: true, byPerson: false) { [variants] in
        if variants.answersLate { action.handler?(action) }
      }
      return true
    }

    /// Taps a tab.
    @discardableResult
    public func select(tab title: String) -> Bool {
      guard !isMoving else { return false }
      for controller in (containers.last?.withVisible ?? []).reversed() {
        for bar in (controller.viewIfLoaded?.subviews ?? []).compactMap({ $0 as? UITabBar }) {
          guard let item = bar.items?.first(where: { $0.title == title }) else { continue }
          bar.selectedItem = item
          bar.delegate?.tabBar(bar, didSelect: item)
          return true
        }
      }
      return false
    }
  }
#endif
