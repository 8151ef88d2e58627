import FlowKit

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import UIKitStandIn
#endif

// Shows screens: one with a push, several with one change of the stack, modals above everything in the window.

extension FlowWindow {
  func push(
    _ screens: [FlowScreen], onto navigation: any NavigationController, replacing: Bool, animated: Bool,
    completion: @escaping Completion
  ) {
    let stack = (navigation as? UINavigationController).flatMap { contains($0) ? $0 : nil }
    let screens = admit(screens) { stack != nil && $0.isPushable }
    guard let stack, !screens.isEmpty else { return completion() }
    let former = stack.viewControllers
    let new = (replacing ? [] : former) + screens.compactMap { $0.viewController as? UIViewController }
    let taken = replacing ? former.flatMap(\.withDescendants) : []
    let moves = animated && stack.isUncovered
    // The app's own delegate is kept; it must call `didChange()`.
    if stack.delegate == nil { stack.delegate = self }
    addExits(to: new, on: stack, self.screens(of: former) + screens)
    perform(Act(brought: screens, taken: taken, completion: completion)) { done in
      if let last = new.last, screens.count == 1, !replacing {
        stack.pushViewController(last, animated: moves)
      } else {
        stack.setViewControllers(new, animated: moves)
      }
      if !moves { done() }
    }
  }

  func present(
    _ screens: [FlowScreen], over host: any ViewController, as style: ModalStyle, animated: Bool,
    completion: @escaping Completion
  ) {
    let modal = screens.first?.presented as? UIViewController
    let isFree = contains(host) && modal?.isFree == true
    let screens = admit(screens) { isFree && ($0 === modal || $0.parent === modal) }
    guard let modal, let top = containers.last, !screens.isEmpty else { return completion() }
    prepare(modal, as: style, above: top)
    if let stack = modal as? UINavigationController { addExits(to: stack.viewControllers, on: stack, screens) }
    // If UIKit refuses it, it is not in the window afterwards, and counts as dismissed.
    perform(Act(brought: screens, completion: completion)) { top.present(modal, animated: animated, completion: $0) }
  }

  /// Returns the view controllers of the screens that can be shown; the others count as dismissed by the person.
  private func admit(_ screens: [FlowScreen], if isAdmitted: (UIViewController) -> Bool) -> [FlowScreen] {
    var ids: Set<ObjectIdentifier> = []
    let groups = Dictionary(grouping: screens) { screen in
      guard let controller = screen.viewController as? UIViewController else { return false }
      return isAdmitted(controller) && ids.insert(ObjectIdentifier(controller)).inserted
    }
    if let refused = groups[false] { FlowScreen.didRemove(refused, revealing: nil, byPerson: true) }
    return groups[true] ?? []
  }

  private func prepare(_ modal: UIViewController, as style: ModalStyle, above top: UIViewController) {
    if modal is UIAlertController { return }
    modal.modalPresentationStyle = style == .popover ? .popover : style.isDismissible ? .pageSheet : .fullScreen
    if let all = style.options as? [SheetHeight] { modal.sheetPresentationController?.detents = all.map(\.detent) }
    if let popover = modal.popoverPresentationController, popover.sourceView == nil {
      // Centered, without an arrow, unless the screen has set an anchor.
      popover.sourceView = top.view
      popover.sourceRect = CGRect(x: top.view.bounds.midX, y: top.view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
    if modal.presentationController?.delegate == nil { modal.presentationController?.delegate = self }
    if !(modal is UINavigationController) { DisappearanceWatch.add(to: modal) { [weak self] in self?.watch() } }
  }
}
