#if !canImport(UIKit)
  // The person's ways to leave screens; each method returns whether UIKit offers it now.

  extension StandInDevice {
    /// The visible stacks, innermost first.
    private var stacks: [UINavigationController] {
      (containers.last?.withVisible ?? []).compactMap { $0 as? UINavigationController }.reversed()
    }

    func isMoving(_ stack: UINavigationController) -> Bool {
      transitions.contains { !$0.isModal && $0.owners.contains { $0 === stack } }
    }

    /// Whether the bars react: at rest, and since iOS 26 also while screens are popped.
    private var hasBars: Bool {
      openMenu == nil && transitions.allSatisfy { variants.hasInterruptiblePops && $0.isPop && !$0.isHeld }
    }

    /// Taps the leading button of the innermost bar that has one.
    @discardableResult
    public func tapBack() -> Bool {
      guard hasBars else { return false }
      for stack in stacks {
        guard let top = stack.topViewController else { continue }
        if let button = top.navigationItem.leftBarButtonItem { return tap(button) }
        if stack.stack.count > 1 {
          return !top.navigationItem.hidesBackButton && popAsPerson { stack.popViewController(animated: true) } != nil
        }
      }
      return false
    }

    /// Chooses a screen from the menu of the back button.
    @discardableResult
    public func chooseFromBackMenu(_ controller: UIViewController) -> Bool {
      guard isAtRest, let stack = swipedStack, stack.stack.contains(where: { $0 === controller }) else { return false }
      return popAsPerson { stack.popToViewController(controller, animated: true) } != nil
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
      guard hasBars, let stack = swipedStack else { return false }
      popAsPerson { _ = stack.popViewController(animated: true) }
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
      defer { actAsPerson {} }
      guard cancelled else { return true }
      transition.undo?()
      if !variants.reportsCancelledSwipes { transition.end.notify = {} }
      return true
    }

    /// Pulls the sheet down, or taps outside the popover.
    @discardableResult
    public func pullDown() -> Bool {
      guard isAtRest, let modal = containers.last, let host = modal.ownHost, !(modal is UIAlertController),
        modal.modalPresentationStyle != .fullScreen, let presentation = modal.presentationController
      else { return false }
      let delegate = presentation.delegate
      if variants.asksOften { _ = delegate?.presentationControllerShouldDismiss(presentation) }
      guard !modal.isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) != false else {
        delegate?.presentationControllerDidAttemptToDismiss(presentation)
        return true
      }
      actAsPerson { host.uncover(animated: true, byPerson: true, completion: nil) }
      return true
    }

    /// Performs VoiceOver's escape gesture.
    @discardableResult
    public func escape() -> Bool {
      guard isAtRest, let container = containers.last else { return closeMenu() }
      for responder in container.withVisible.reversed() where responder.accessibilityPerformEscape() { return true }
      if let cancel = (container as? UIAlertController)?.actions.first(where: { $0.style == .cancel }) {
        return answer(cancel.title ?? "")
      }
      return popAsPerson { swipedStack?.popViewController(animated: true) } != nil || pullDown()
    }
  }

  // MARK: - Buttons

  extension StandInDevice {
    @discardableResult
    public func tap(_ button: UIBarButtonItem) -> Bool {
      guard button.isEnabled, let action = button.primaryAction else { return false }
      action.perform()
      return true
    }

    @discardableResult
    public func tap(_ button: UIButton) -> Bool {
      guard isAtRest, button.isEnabled, !button.showsMenuAsPrimaryAction else { return false }
      button.sendActions(for: .primaryActionTriggered)
      return true
    }

    @discardableResult
    public func open(_ button: UIButton) -> Bool {
      guard isAtRest, button.isEnabled, button.showsMenuAsPrimaryAction, let menu = button.menu else { return false }
      return open(menu)
    }

    /// Opens a menu, which UIKit presents as a view controller above the others.
    @discardableResult
    public func open(_ menu: UIMenu) -> Bool {
      guard isAtRest, let top = containers.last else { return false }
      actAsPerson { top.cover(with: _UIContextMenuActionsOnlyViewController(menu), animated: true, completion: nil) }
      return openMenu != nil
    }

    /// Taps an action of the open menu, or beside it, which closes the menu.
    @discardableResult
    public func closeMenu(choosing title: String? = nil) -> Bool {
      guard !isMoving, let menu = openMenu else { return false }
      let action = menu.menu.children.first { $0.title == title } as? UIAction
      guard title == nil || action != nil else { return false }
      actAsPerson {
        if !variants.answersLate { action?.perform() }
        menu.ownHost?.uncover(animated: true, byPerson: false) { [variants] in
          if variants.answersLate { action?.perform() }
        }
      }
      return true
    }

    /// Opens the menu of a button, and taps the action with this title.
    @discardableResult
    public func choose(_ title: String, in button: UIButton) -> Bool {
      guard button.menu?.children.contains(where: { $0.title == title }) == true, open(button) else { return false }
      while finishAnimation() {}
      return closeMenu(choosing: title)
    }

    public var isMenuOpen: Bool { openMenu != nil }

    private var openMenu: _UIContextMenuActionsOnlyViewController? {
      containers.lazy.compactMap { $0 as? _UIContextMenuActionsOnlyViewController }.first
    }

    /// Whether nothing moves, and no menu covers the screens.
    var isAtRest: Bool { !isMoving && openMenu == nil && !window.isHidden }

    @discardableResult
    public func answer(_ label: String) -> Bool {
      guard !isMoving, let alert = containers.last as? UIAlertController,
        let action = alert.actions.first(where: { $0.title == label })
      else { return false }
      actAsPerson {
        if !variants.answersLate { action.handler?(action) }
        alert.ownHost?.uncover(animated: true, byPerson: false) { [variants] in
          if variants.answersLate { action.handler?(action) }
        }
      }
      return true
    }

    @discardableResult
    public func select(tab title: String) -> Bool {
      guard isAtRest else { return false }
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
