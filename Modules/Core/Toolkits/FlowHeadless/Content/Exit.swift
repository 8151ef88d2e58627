import FlowKit
import FlowScreens

/// A way out of a screen that the toolkit provides, not the screen itself.
public enum Exit: String, Equatable, Sendable {
  /// The button back to the previous screen.
  case back
  /// The button that dismisses a presented stack.
  case close
  /// The swipe from the left edge.
  case swipeBack
  /// The swipe down on a sheet.
  case pullDown
}

extension HeadlessWindow {
  /// The toolkit's ways out of the visible screen; none if it is busy or half swiped away.
  var exits: [Exit] {
    guard let top = topViewController, !isSwiping, !top.page.isBusy else { return [] }
    var exits: [Exit] = []
    if backStack != nil {
      exits = [.back, .swipeBack]
    } else if topContainer.modalHost != nil, (topContainer as? HeadlessNavigationController)?.hasCloseButton == true {
      exits = [.close]
    }
    if canBePulledDown { exits.append(.pullDown) }
    return exits
  }

  /// Whether the person can dismiss the topmost modal by pulling it down or by tapping beside it.
  var canBePulledDown: Bool { topContainer.modalStyle?.isDismissible == true }

  /// The innermost visible stack with a screen to go back to.
  var backStack: HeadlessNavigationController? { visibleStacks.last { $0.viewControllers.count > 1 } }

  /// Returns the titles in the menu of the back button, the nearest screen first, in a language or in the developers' forms.
  func backTitles(in language: Language?) -> [String] {
    guard let screens = backStack?.viewControllers else { return [] }
    return screens.indices.dropLast().reversed().map { position in
      let title = screens[position].page.title
      return title.isEmpty ? screens[position].screenName : title.form(in: language)
    }
  }
}

extension HeadlessViewController {
  /// The title, or the name if the title is empty.
  final var backButtonTitle: String { page.title.isEmpty ? screenName : page.title.developerForm }
}
