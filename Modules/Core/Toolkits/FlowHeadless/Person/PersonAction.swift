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

  /// Taps a button, also one of an alert.
  case tap(String)
  /// Taps a button twice before the app is at rest; the second tap has no effect if the first removed or blocked the button.
  case tapTwice(String)
  /// Replaces the text of a field.
  case fill(String, with: String)
  /// Chooses an option of a field.
  case choose(String, for: String)
  /// Taps the back button, or the close button on the first screen of a presented stack.
  case back
  /// Holds the back button, and chooses the topmost screen with this title.
  case backTo(String)
  /// Swipes back.
  case swipeBack(Swipe)
  /// Finishes a held swipe, which dismisses the screen.
  case finishSwipe
  /// Cancels a held swipe.
  case cancelSwipe
  /// Pulls down the topmost modal, or taps beside it.
  case pullDown
  /// Taps a tab; on the selected one, goes back to the first screen of its stack.
  case selectTab(String)
}
