/// What a person can do at a screen.
public enum PersonAct: Equatable, Sendable {
  /// How a swipe back ends.
  public enum Swipe: Equatable, Sendable {
    /// The screen goes.
    case finished
    /// The finger lets go early, and the screen stays.
    case calledOff
    /// The finger stays where it is, half way.
    case held
  }

  /// Taps a button, also one of an alert.
  case tap(String)
  /// Taps a button twice before the app has come to rest; the second tap is lost where the first has put something in its way.
  case tapTwice(String)
  /// Types a text into a field, in place of what is there.
  case fill(String, with: String)
  /// Chooses an option of a field.
  case choose(String, for: String)
  /// Taps the button in the corner: back, or close where nothing is to go back to.
  case back
  /// Holds the back button, and chooses the screen with this title; it is the topmost of several.
  case backTo(String)
  /// Swipes back.
  case swipeBack(Swipe)
  /// Goes on with a held swipe until the screen goes.
  case finishSwipe
  /// Lets go of a held swipe early.
  case callOffSwipe
  /// Pulls a sheet down, or taps beside what does not cover all.
  case pullDown
  /// Taps a tab; on the one that is seen, goes back to the first screen of its stack.
  case selectTab(String)
}
