/// A call that UIKit refuses, with the screens at that moment.
public struct Violation: Equatable, Sendable {
  /// The rules of UIKit.
  public enum Rule: Equatable, Sendable {
    /// A transition cannot begin during another one.
    case transitionInProgress
    /// A controller can present only one other.
    case alreadyPresents
    /// A controller can present only if it is in the window and uncovered on its stack.
    case hostNotInWindow
    /// A controller can be in one place only.
    case alreadyShown
    /// A stack can contain a controller only once.
    case pushedTwice
    /// Navigation controllers and alerts cannot be pushed.
    case notPushable
    /// A presented navigation controller must have a screen.
    case emptyStack
    /// A stack can be popped only to one of its own screens.
    case notOnStack
    /// An alert must have an answer.
    case alertWithoutAnswers
    /// A headless window can show only headless view controllers.
    case foreignController
  }

  public let rule: Rule
  /// The refused call, such as `push Address`.
  public let call: String
  public let stack: ScreenStack
}

// MARK: - CustomStringConvertible

extension Violation: CustomStringConvertible {
  /// The violation, as a sentence for the developer.
  public var description: String { "Refused to \(call) on \(stack): \(rule.sentence)." }
}

extension Violation.Rule {
  fileprivate var sentence: String {
    switch self {
    case .transitionInProgress: "another transition is in progress"
    case .alreadyPresents: "the controller already presents another one"
    case .hostNotInWindow: "the controller that should present is not in the window"
    case .alreadyShown: "the controller is already shown"
    case .pushedTwice: "the controller is already on the stack"
    case .notPushable: "such a controller cannot be pushed"
    case .emptyStack: "there is no screen on its stack"
    case .notOnStack: "the controller is not on the stack"
    case .alertWithoutAnswers: "an alert needs an answer"
    case .foreignController: "the controller is not a headless one"
    }
  }
}
