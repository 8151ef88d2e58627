#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// The changes that remove controllers and everything above them: in one movement, except for several tabs.
@MainActor
struct Removal {
  /// The stacks to shorten, and the number of remaining controllers.
  private var cuts: [(stack: UINavigationController, count: Int)] = []
  /// The modal to dismiss, with everything above it.
  private var modal: UIViewController?

  /// - Parameters:
  ///   - controllersToRemove: The view controllers; any that are in no container are ignored.
  ///   - containers: The root and the presented view controllers above it, bottom first.
  init(of controllersToRemove: [UIViewController], from containers: [UIViewController]) {
    var ids = Set(controllersToRemove.map { ObjectIdentifier($0) })
    for container in containers where modal == nil {
      if ids.contains(ObjectIdentifier(container)) { modal = container }
      for stack in container.withDescendants.compactMap({ $0 as? UINavigationController }) where modal == nil {
        // A nested controller is removed with its container.
        guard !ids.contains(ObjectIdentifier(stack)),
          let index = stack.viewControllers.firstIndex(where: { ids.contains(ObjectIdentifier($0)) })
        else { continue }
        if index == 0, stack === container, stack.presentingViewController != nil {
          // Removing the first screen of a presented stack dismisses the stack.
          modal = stack
        } else {
          cuts.append((stack, index))
          ids.formUnion(stack.viewControllers[index...].flatMap(\.withDescendants).map { ObjectIdentifier($0) })
        }
      }
      if cuts.contains(where: \.stack.isUncovered) { modal = container.presentedViewController }
    }
  }

  var removed: [UIViewController] {
    let presented = sequence(first: modal, next: { $0?.presentedViewController }).compactMap(\.self)
    return (cuts.flatMap { $0.stack.viewControllers[$0.count...] } + presented).flatMap(\.withDescendants)
  }

  /// - Parameter done: Called on UIKit's completion, which may never come.
  func carryOut(animated: Bool, done: @escaping () -> Void) {
    // Stacks below a dismissed modal change without animation.
    let moving = modal == nil && animated ? cuts.first { $0.stack.isVisible }?.stack : nil
    for (stack, count) in cuts {
      if count > 0, count + 1 == stack.viewControllers.count {
        stack.popViewController(animated: stack === moving)
      } else {
        stack.setViewControllers(Array(stack.viewControllers[..<count]), animated: stack === moving)
      }
    }
    if let host = modal?.presentingViewController {
      host.dismiss(animated: animated, completion: done)
    } else if moving == nil {
      done()
    }
  }
}
