/// An action of the person on a screen.
public enum PersonAction: Equatable, Sendable {
  /// The ends of a swipe back.
  public enum Swipe: Equatable, Sendable {
    /// The screen is dismissed.
    case finished
    /// The swipe is cancelled, and the screen stays.
    case cancelled
    /// The swipe is held half way.
    case held
  }

  /// The ways to scroll the lists of a screen.
  public enum Scroll: String, CaseIterable, Equatable, Sendable {
    /// One screen further.
    case down
    /// One screen back.
    case up
    /// The end of the list.
    case end
    /// Back to the beginning.
    case top
  }

  /// Taps a button, also one of an alert, or an item; an item further down is scrolled to first.
  case tap(String)
  /// Taps a button twice before the app is at rest; the second tap has no effect if the first one removed or blocked
  /// the button.
  case tapTwice(String)
  /// Replaces the text of a field, or chooses a date in the format of ISO 8601.
  case fill(String, with: String)
  /// Chooses an option of a field.
  case choose(String, for: String)
  /// Turns a switch on or off.
  case turn(String, on: Bool)
  /// Taps the back button, or the close button on the first screen of a presented stack.
  case back
  /// Holds the back button, and chooses the topmost screen with this title.
  case backTo(String)
  case swipeBack(Swipe)
  /// Finishes a held swipe, which dismisses the screen.
  case finishSwipe
  /// Cancels a held swipe.
  case cancelSwipe
  /// Pulls down the topmost modal, or taps beside it.
  case pullDown
  /// Pulls the page down to refresh it.
  case refresh
  /// Scrolls the lists of the screen.
  case scroll(Scroll)
  /// Taps a tab; on the selected one, goes back to the first screen of its stack.
  case selectTab(String)
}
