#if !canImport(UIKit)
  // Transitions of a stack.

  extension UINavigationController {
    func change(to new: [UIViewController], animated: Bool) {
      let old = stack
      guard check(new, after: old) else { return }
      let device = device
      let seen = device?.visible ?? []
      // A visible view is loaded.
      if device != nil, let top = new.last { _ = top.view }
      put(new, after: old)
      guard let device else { return leave(old) }
      let moves = animated && old.last !== new.last && isSeen && (device.variants.movesCovered || !isCovered)
      let transition = StandInTransition([self], isModal: false, isAnimated: moves, seen: seen, end: .init())
      transition.isPop = new.count < old.count
      transition.undo = { [weak self] in self?.put(old, after: new) }
      transition.end = .init { [weak self] in
        self?.leave(old)
      } notify: { [weak self] in
        if let self, let top = stack.last { delegate?.navigationController(self, didShow: top, animated: moves) }
      }
      device.begin(transition)
      if let top = new.last, transition.isAnimated || device.variants.delaysUnanimated {
        delegate?.navigationController(self, willShow: top, animated: moves)
      }
    }

    private func check(_ new: [UIViewController], after old: [UIViewController]) -> Bool {
      guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
        device?.complain("the same controller is twice on a stack")
        return false
      }
      for controller in new where !old.contains(where: { $0 === controller }) {
        guard controller.parent == nil, controller.ownHost == nil,
          !(controller is UINavigationController), !(controller is UIAlertController)
        else {
          device?.complain("push \(type(of: controller)), which cannot be")
          return false
        }
      }
      guard device?.isPersonPopping == true || device?.isMoving(self) != true else {
        device?.complain("change a stack while it moves")
        return false
      }
      return true
    }

    private func put(_ new: [UIViewController], after old: [UIViewController]) {
      stack = new
      for controller in new { controller.parent = self }
      if device?.variants.keepsParents != true { leave(old) }
    }

    private func leave(_ old: [UIViewController]) {
      for controller in old where controller.parent === self && !stack.contains(where: { $0 === controller }) {
        controller.parent = nil
      }
    }

    /// Whether it is visible, apart from presented view controllers.
    private var isSeen: Bool { outermost.withVisible.contains { $0 === self } }

    /// Whether a full screen is presented above it.
    private var isCovered: Bool {
      sequence(first: outermost, next: { $0.ownModal }).dropFirst().contains {
        $0.modalPresentationStyle == .fullScreen
      }
    }
  }
#endif
