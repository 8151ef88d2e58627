/// Something that UIKit refuses, and with it the screens that stood when it was asked for.
public struct Violation: Equatable, Sendable {
  /// The rule that was broken.
  public enum Rule: Equatable, Sendable {
    /// A transition was begun while another was on its way.
    case transitionOnItsWay
    /// A controller presents at most one other.
    case alreadyPresents
    /// Only a controller that the window shows, uncovered on its stack, presents.
    case hostNotInWindow
    /// A controller stands in one place at a time.
    case alreadyShown
    /// A stack holds a controller once.
    case pushedTwice
    /// Navigation controllers and alerts are not pushed.
    case notPushable
    /// A navigation controller that is presented has something to show.
    case emptyStack
    /// A stack is popped to one of its own.
    case notOnStack
    /// An alert without answers leaves the person no way out.
    case alertWithoutAnswers
    /// Only a headless view controller can stand in a headless window.
    case foreignController
  }

  /// The rule that was broken.
  public let rule: Rule
  /// What was asked for: `push Address`.
  public let act: String
  /// The screens that stood at that moment.
  public let stack: ScreenStack
}

// MARK: - CustomStringConvertible

extension Violation: CustomStringConvertible {
  /// A sentence for whoever has to mend it.
  public var description: String { "Refused to \(act) on \(stack): \(rule.sentence)." }
}

extension Violation.Rule {
  fileprivate var sentence: String {
    switch self {
    case .transitionOnItsWay: "another transition is on its way"
    case .alreadyPresents: "the controller presents another one already"
    case .hostNotInWindow: "the controller that should present is not in the window"
    case .alreadyShown: "the controller is on show already"
    case .pushedTwice: "the same controller is on the stack already"
    case .notPushable: "such a controller cannot be pushed"
    case .emptyStack: "there is no screen on its stack"
    case .notOnStack: "the controller is not on the stack"
    case .alertWithoutAnswers: "an alert needs an answer"
    case .foreignController: "the controller is not a headless one"
    }
  }
}
