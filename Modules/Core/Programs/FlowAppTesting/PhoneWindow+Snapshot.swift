public import FlowHeadless
import FlowKit
import FlowUIKit
import FlowUIKitRows
import FlowUIKitStandIn

// The visible content, read from views and view controllers, in the terms of journeys.

extension PhoneWindow {
  /// What the person sees, in the terms of journeys.
  public var snapshot: ScreenSnapshot? {
    guard let top else { return nil }
    return ScreenSnapshot(
      name: top.nameInJourneys, title: top.title ?? "", isBusy: top.isBusy, isSwiping: device.isFingerDown,
      elements: elements, exits: exits, backTitles: backTitles, stack: ScreenStack(entries: entries))
  }

  private var elements: [ScreenSnapshot.Element] {
    if let alert = top as? UIAlertController {
      return (alert.message.map { [.line($0)] } ?? [])
        + alert.actions.map { .action(ActionState(label: $0.title ?? "", role: $0.style.role)) }
    }
    return rows.map(\.element)
  }

  // MARK: Ways out

  /// The innermost stack that the person sees and that has something to go back to.
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

  private var backTitles: [String] {
    guard exits.contains(.back) else { return [] }
    return (backStack?.viewControllers.dropLast() ?? []).reversed().map { $0.title ?? $0.nameInJourneys }
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
  fileprivate var nameInJourneys: String {
    self is UIAlertController ? "Alert" : (self as? RowsViewController)?.screenName ?? "\(type(of: self))"
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
  fileprivate var role: ActionState.Role {
    switch self {
    case .default: .normal
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

extension RowView {
  fileprivate var element: ScreenSnapshot.Element {
    switch self {
    case let row as FieldRowView:
      .field(
        FieldState(
          label: row.caption.label.text ?? "", value: row.field.text ?? "", error: row.caption.visibleError,
          isEnabled: row.field.isEnabled))
    case let row as ChoiceRowView:
      .field(
        FieldState(
          label: row.caption.label.text ?? "", value: row.selected ?? "", error: row.caption.visibleError,
          isEnabled: row.button.isEnabled, options: row.button.menu?.children.map(\.title)))
    case let row as ButtonRowView:
      .action(ActionState(label: row.button.configuration?.title ?? "", isEnabled: row.button.isEnabled))
    case let row as TextRowView: .line(row.label.text ?? "")
    default: .line("\(self)")
    }
  }
}

extension Caption {
  fileprivate var visibleError: String? { error.isHidden ? nil : error.text }
}
