#if !canImport(UIKit)
  public import FlowHeadless
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import FlowUIKitStandIn

  // The visible content, read from views and view controllers, as a journey describes it.

  extension UIKitTestWindow {
    /// The visible screen, with texts as journeys have them.
    public var snapshot: ScreenSnapshot? { snapshot(in: nil) }

    /// The visible screen, with texts in the language of the person.
    public var localizedSnapshot: ScreenSnapshot? { snapshot(in: language) }

    private func snapshot(in language: Language?) -> ScreenSnapshot? {
      guard let top else { return nil }
      let page = (top as? any PageDescribing)?.page
      let isFree = !device.isFingerDown
      return ScreenSnapshot(
        name: top.nameInJourneys, title: title(of: top, in: language), isBusy: top.isBusy,
        isSwiping: device.isFingerDown,
        elements: elements(of: top, in: language), isRefreshable: isFree && page?.canBeRefreshed == true,
        scrolls: isFree ? page.map { scroll(of: top).possibleMoves($0) } ?? [] : [], exits: exits,
        backTitles: backTitles(in: language), stack: ScreenStack(entries: entries))
    }

    func title(of screen: UIViewController, in language: Language?) -> String {
      if let page = (screen as? any PageDescribing)?.page { return page.title.form(in: language) }
      if let alert = screen as? UIAlertController, let content = presenters.content(of: alert) {
        return content.title.form(in: language)
      }
      return screen.title ?? ""
    }

    /// Returns the elements that a screen describes.
    func elements(of screen: UIViewController, in language: Language?) -> [ScreenSnapshot.Element] {
      if let alert = screen as? UIAlertController { return elements(of: alert, in: language) }
      return (screen as? any PageDescribing)?.page.elements(in: language, at: scroll(of: screen)) ?? []
    }

    private func elements(of alert: UIAlertController, in language: Language?) -> [ScreenSnapshot.Element] {
      let content = presenters.content(of: alert)
      let message = content.map { $0.message?.form(in: language) } ?? alert.message
      let labels = content?.buttons.map { $0.label.form(in: language) } ?? alert.actions.map { $0.title ?? "" }
      return (message.map { [.line(LineState($0))] } ?? [])
        + zip(labels, alert.actions).map { .action(ActionState(label: $0, role: $1.style.role)) }
    }

    // MARK: Ways out

    /// The innermost visible stack with a screen to go back to.
    var backStack: UINavigationController? {
      top.flatMap { $0.navigationController }.flatMap { $0.viewControllers.count > 1 ? $0 : nil }
    }

    /// The ways in which the person can leave the screen.
    public var exits: [Exit] {
      guard let top, !top.isBusy, !device.isFingerDown else { return [] }
      var exits: [Exit] = []
      let item = top.navigationItem
      if backStack != nil {
        if item.leftBarButtonItem?.isEnabled ?? !item.hidesBackButton { exits.append(.back) }
        if item.leftBarButtonItem == nil, !item.hidesBackButton { exits.append(.swipeBack) }
      } else if item.leftBarButtonItem?.isEnabled == true {
        exits = [.close]
      }
      let container = containers.last
      if container?.presentingViewController != nil, container?.modalPresentationStyle != .fullScreen,
        !(container is UIAlertController)
      {
        exits.append(.pullDown)
      }
      return exits
    }

    private func backTitles(in language: Language?) -> [String] {
      guard exits.contains(.back) else { return [] }
      return (backStack?.viewControllers.dropLast() ?? []).reversed().map { screen in
        let title = title(of: screen, in: language)
        return title.isEmpty ? screen.nameInJourneys : title
      }
    }

    // MARK: The stack

    private var entries: [ScreenStack.Entry] {
      containers.flatMap { container in
        let placement: ScreenStack.Placement =
          container.presentingViewController == nil ? .root : .presented(container.modalStyle)
        var screens = (container as? UINavigationController)?.viewControllers ?? [container]
        if let swiped, swiped.stack === container { screens.append(swiped.screen) }
        return screens.enumerated().map { position, screen in
          ScreenStack.Entry(name: screen.nameInJourneys, placement: position == 0 ? placement : .pushed)
        }
      }
    }
  }

  extension UIViewController {
    var nameInJourneys: String {
      self is UIAlertController ? "Alert" : (self as? any PageDescribing)?.screenName ?? "\(type(of: self))"
    }

    /// The title, or the name if the title is empty.
    var titleInJourneys: String {
      let title = (self as? any PageDescribing)?.page.title.developerForm ?? title ?? ""
      return title.isEmpty ? nameInJourneys : title
    }

    fileprivate var modalStyle: ModalStyle {
      if self is UIAlertController { return .alert }
      return switch modalPresentationStyle {
      case .fullScreen: .fullScreen
      case .popover: ModalStyle("popover", isDismissible: true)
      case .automatic, .pageSheet, .formSheet: .sheet
      }
    }
  }

  extension UIAlertAction.Style {
    fileprivate var role: ButtonRow.Role {
      switch self {
      case .default: .normal
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }
#endif
