import FlowCommandLine
public import FlowKit
import FlowScreens

/// A window of any toolkit that a person can use.
@MainActor
public protocol PersonWindow: AnyObject {
  /// The language in which the person reads the screens; by default the developers'.
  var language: Language { get }

  /// The visible screen with texts as journeys have them; nil if the window is empty.
  var snapshot: ScreenSnapshot? { get }

  /// The visible screen with texts as the person reads them, in the language of the window; nil if the window is empty.
  var localizedSnapshot: ScreenSnapshot? { get }

  /// The name of the visible screen if the person can neither use nor leave it, which is a defect; nil otherwise.
  var deadEnd: String? { get }

  /// The calls that the toolkit has refused, and the texts without a translation, in order, as sentences.
  var refusals: [String] { get }

  /// Performs an action of the person; its transition may still be in progress when this returns.
  /// - Throws: The reason why the action is not possible now, in which case nothing has changed.
  func perform(_ action: PersonAction) throws(ActionError)

  /// Informs the visible screen that the device's clock has advanced, if the screen depends on the time.
  func clockDidAdvance()
}

extension PersonWindow {
  public var language: Language { .developers }

  /// The ``snapshot``, for a window whose person reads the developers' forms.
  public var localizedSnapshot: ScreenSnapshot? { snapshot }

  public var deadEnd: String? { snapshot.flatMap { $0.isDeadEnd ? $0.name : nil } }
}

/// Performs a person's actions in a window, and waits until the app is at rest.
@MainActor
public protocol PersonDriver {
  associatedtype Window: PersonWindow

  var window: Window { get }

  /// Waits until the app is at rest: no transition and no work is in progress, or all remaining work waits for the end of a
  /// swipe that the person holds half way.
  func settle() async
}

extension PersonDriver {
  /// Performs an action of the person, and waits until the app is at rest.
  /// - Throws: The reason why the action is not possible, in which case nothing has changed.
  public func perform(_ action: PersonAction) async throws(ActionError) {
    try window.perform(action)
    await settle()
  }
}

/// A screen that depends on the time, such as one with an offer that expires.
@MainActor
public protocol TimeAware: ViewController {
  /// Called when the device's clock has advanced.
  func timeDidPass()
}

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
  /// Pastes a text, with its line ends, at the cursor of a field for text: at the end.
  case paste(String, into: String)
  /// Takes a suggestion of the keyboard, which replaces the word at the cursor and adds a space.
  case suggest(String, for: String)
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

// MARK: - Checks before a field changes

extension FieldState {
  /// Checks that the person can type a text.
  /// - Throws: The reason why it is not possible.
  package func checkFilling(with text: String) throws(ActionError) {
    guard isEnabled else { throw .fieldDisabled(label) }
    switch kind {
    case .text: break
    case .choice: throw .fieldIsChoice(label)
    case .toggle: throw .fieldIsToggle(label)
    case .date(let range):
      guard DateRow.isDate(text) else { throw .notADate(text, field: label) }
      if let range, !range.contains(text) { throw .dateOutOfRange(text, range, field: label) }
    }
  }

  /// Checks that the person can paste or take a suggestion.
  /// - Throws: The reason why it is not possible.
  package func checkInserting(_ text: String) throws(ActionError) {
    if case .date = kind { throw .notADate(text, field: label) }
    try checkFilling(with: text)
  }

  /// Checks that the person can choose an option.
  /// - Throws: The reason why it is not possible.
  package func checkChoosing(_ option: String) throws(ActionError) {
    guard isEnabled else { throw .fieldDisabled(label) }
    if kind == .toggle { throw .fieldIsToggle(label) }
    guard let options else { throw .fieldIsText(label) }
    guard options.contains(option) else { throw .noOption(option, field: label, nearest: option.nearest(in: options)) }
  }

  /// Checks that the person can turn a switch on or off.
  /// - Throws: The reason why it is not possible.
  package func checkTurning(on isOn: Bool) throws(ActionError) {
    guard isEnabled else { throw .fieldDisabled(label) }
    guard kind == .toggle else { throw .fieldIsNoToggle(label) }
    guard (value == "on") != isOn else { throw .alreadyTurned(label, on: isOn) }
  }
}
