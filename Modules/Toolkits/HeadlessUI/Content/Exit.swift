import FlowKit

/// A way out of a screen that the toolkit gives, not the screen itself.
public enum Exit: String, Equatable, Sendable {
  /// The button to the screen before.
  case back
  /// The button that takes a presented stack away.
  case close
  /// The finger from the left edge.
  case swipeBack
  /// The finger on a sheet, downwards.
  case pullDown
}

extension HeadlessWindow {
  /// The ways out of what the person sees, if it lets the person go at all.
  var exits: [Exit] {
    guard let top = topViewController, !isSwiping, !top.content.isBusy else { return [] }
    var exits: [Exit] = []
    if backStack != nil {
      exits = [.back, .swipeBack]
    } else if topContainer.modalHost != nil, (topContainer as? HeadlessNavigationController)?.hasCloseButton == true {
      exits = [.close]
    }
    if canBePulled { exits.append(.pullDown) }
    return exits
  }

  /// Whether the person can pull down what is presented, or tap beside it.
  var canBePulled: Bool { topContainer.modalStyle?.isDismissible == true }

  /// The innermost stack that the person sees and that has something to go back to.
  var backStack: HeadlessNavigationController? { visibleStacks.last { $0.viewControllers.count > 1 } }

  /// The screens that the person can go back to at once by holding the back button, the nearest first.
  var backTitles: [String] { (backStack?.viewControllers.dropLast() ?? []).reversed().map(\.titleOnBackButton) }
}

extension HeadlessViewController {
  /// The title, or the name while there is no title yet.
  final var titleOnBackButton: String { content.title.isEmpty ? screenName : content.title }
}
