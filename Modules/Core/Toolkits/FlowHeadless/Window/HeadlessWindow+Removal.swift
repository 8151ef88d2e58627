import FlowKit

extension HeadlessWindow {
  /// Removes controllers anywhere in the window, and everything above them, in one transition.
  ///
  /// With the first screen of a presented stack, the whole stack is removed; the window's own stack stays, and is
  /// empty. Stacks in tabs are cut separately, and the modals above a visible one are removed with it.
  /// - Parameter controllers: Controllers in this window.
  /// - Returns: Whether the transition has begun; otherwise, `completion` is not called.
  func remove(
    _ controllers: [HeadlessViewController], animated: Bool, byPerson: Bool = false, call: @autoclosure () -> String,
    completion: @escaping Completion = {}
  ) -> Bool {
    let isAnimated = animated && controllers.contains { $0.navigationController?.isVisible ?? true }
    return begin(call(), animated: isAnimated, byPerson: byPerson, uncovers: true, completion: completion) {
      cut(controllers)
    }
  }

  /// Returns the first controller above a screen: on its stack, or presented above the stack if that is visible.
  func firstAbove(_ screen: HeadlessViewController) -> HeadlessViewController? {
    if let navigation = screen.navigationController {
      if let next = navigation.viewControllers.reversed().prefix(while: { $0 !== screen }).last { return next }
      guard navigation.isVisible else { return nil }
    }
    return screen.container.modal
  }

  /// - Returns: The flows' screens that were removed, bottom first.
  private func cut(_ controllers: [HeadlessViewController]) -> [FlowScreen] {
    var levels = 0
    var tabStacks: [HeadlessNavigationController] = []
    for controller in controllers {
      guard let holder = controller.mark() else { continue }
      if holder.windowOfContainer != nil {
        levels += 1
      } else if let stack = holder as? HeadlessNavigationController {
        tabStacks.append(stack)
      }
    }
    let lowest = lowestContainer(marked: levels)
    let position = lowest?.lowestMark
    let cuts = tabStacks.map { (stack: $0, position: $0.lowestMark, depth: $0.depth) }
    for controller in controllers { controller.unmark() }

    var removed: [FlowScreen] = []
    if let lowest, let position { cut(lowest, from: position, to: &removed) }
    return cuts.isEmpty ? removed : cut(cuts.sorted { $0.depth < $1.depth }.map { ($0.stack, $0.position) }) + removed
  }

  /// Returns the lowest of the marked containers; the search starts at the top.
  private func lowestContainer(marked count: Int) -> HeadlessViewController? {
    var left = count
    var lowest: HeadlessViewController?
    var next: HeadlessViewController? = topContainer
    while left > 0, let container = next {
      if container.removalMarks.count > 0 {
        left -= 1
        lowest = container
      }
      next = container.modalHost
    }
    return lowest
  }

  private func cut(
    _ container: HeadlessViewController, from position: Int, to removed: inout [FlowScreen]
  ) {
    if position == 0, container.modalHost != nil { return detach(container, to: &removed) }
    (container as? HeadlessNavigationController)?.cut(from: position, to: &removed)
    if let modal = container.modal { detach(modal, to: &removed) }
  }

  /// Cuts stacks in tabs, outer ones first; an inner one may be removed with an outer one.
  private func cut(
    _ stacks: [(stack: HeadlessNavigationController, position: Int)]
  ) -> [FlowScreen] {
    var removed: [FlowScreen] = []
    for (stack, position) in stacks where stack.window === self {
      let modal = stack.isVisible ? stack.container.modal : nil
      stack.cut(from: position, to: &removed)
      if let modal { detach(modal, to: &removed) }
    }
    return removed
  }

  /// Removes a presented controller, and all modals above it, from the window.
  private func detach(_ modal: HeadlessViewController, to removed: inout [FlowScreen]) {
    if let host = modal.modalHost { topContainer = host }
    topContainer.modal = nil
    var next: HeadlessViewController? = modal
    while let container = next {
      container.moveFlowScreens(to: &removed)
      next = container.modal
      container.modal = nil
      container.modalHost = nil
      container.windowOfContainer = nil
    }
  }
}

extension HeadlessNavigationController {
  /// The number of controllers that contain it.
  fileprivate var depth: Int {
    sequence(first: self as HeadlessViewController, next: \.parent).reduce(0) { count, _ in count + 1 }
  }
}
