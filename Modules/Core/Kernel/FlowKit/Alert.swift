/// A question that a flow shows above the current screen.
public struct Alert<Answer: Sendable>: Sendable {
  /// A button of an alert.
  public struct Choice: Sendable {
    /// The label of the button.
    public let label: String
    /// The answer that it gives.
    public let answer: Answer
    /// A Boolean value that indicates whether the action is destructive.
    public let isDestructive: Bool

    /// Creates a button that gives `answer`.
    public init(_ label: String, _ answer: Answer, isDestructive: Bool = false) {
      self.label = label
      self.answer = answer
      self.isDestructive = isDestructive
    }
  }

  /// The title.
  public let title: String
  /// The message below the title.
  public let message: String?
  /// The buttons, without `cancel`.
  public let choices: [Choice]
  /// The button that changes nothing.
  public let cancel: Choice?
  /// The answer if the alert cannot be shown, or is dismissed without an answer.
  public let unanswered: Answer

  /// Creates an alert with a cancel button, whose answer also counts if the alert is not answered.
  public init(_ title: String, message: String? = nil, choices: [Choice] = [], cancel: Choice) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
    unanswered = cancel.answer
  }

  /// Creates an alert without a cancel button, with an own answer for not being answered.
  public init(_ title: String, message: String? = nil, choices: [Choice], unanswered: Answer) {
    self.title = title
    self.message = message
    self.choices = choices
    cancel = nil
    self.unanswered = unanswered
  }

  /// All buttons, `cancel` last.
  var buttons: [Choice] { choices + [cancel].compactMap(\.self) }
}

extension Alert: Equatable where Answer: Equatable {}
extension Alert.Choice: Equatable where Answer: Equatable {}

/// The content of an alert for a toolkit.
@MainActor
public struct AlertContent {
  /// A button of an alert.
  public struct Button {
    /// The role of a button.
    public enum Role: Sendable {
      /// One answer of several.
      case choice
      /// A destructive action.
      case destructive
      /// The button that changes nothing.
      case cancel
    }

    /// The label of the button.
    public let label: String
    /// The role.
    public let role: Role
    /// Called when the person taps the button, before FlowKit is informed that the alert was dismissed.
    public let choose: Completion
  }

  /// The title.
  public let title: String
  /// The message below the title.
  public let message: String?
  /// The buttons, `cancel` last.
  public let buttons: [Button]

  init<Answer>(_ alert: Alert<Answer>, _ choice: AlertChoice) {
    title = alert.title
    message = alert.message
    buttons = alert.buttons.enumerated().map { index, one in
      let role: Button.Role = index == alert.choices.count ? .cancel : one.isDestructive ? .destructive : .choice
      return Button(label: one.label, role: role) { choice.index = choice.index ?? index }
    }
  }
}

/// The tapped button of an alert.
@MainActor
final class AlertChoice {
  var index: Int?
}
