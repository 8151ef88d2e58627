/// A question that a flow shows above the current screen.
public struct Alert<Answer: Sendable>: Sendable {
  /// A button of an alert.
  public struct Choice: Sendable {
    public let label: LocalizedText
    public let answer: Answer
    public let isDestructive: Bool

    public init(_ label: LocalizedText, _ answer: Answer, isDestructive: Bool = false) {
      self.label = label
      self.answer = answer
      self.isDestructive = isDestructive
    }
  }

  public let title: LocalizedText
  /// The message below the title.
  public let message: LocalizedText?
  /// The buttons, without `cancel`.
  public let choices: [Choice]
  /// The button that changes nothing, shown after the others.
  public let cancel: Choice?
  /// The answer if the alert cannot be shown, or is dismissed without an answer.
  public let unanswered: Answer

  /// Creates an alert with a cancel button, whose answer also counts if the alert is not answered.
  public init(_ title: LocalizedText, message: LocalizedText? = nil, choices: [Choice] = [], cancel: Choice) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
    unanswered = cancel.answer
  }

  /// Creates an alert without a cancel button; `unanswered` is its answer if it is not answered.
  public init(
    _ title: LocalizedText, message: LocalizedText? = nil, choice: Choice, others: [Choice] = [], unanswered: Answer
  ) {
    self.title = title
    self.message = message
    choices = [choice] + others
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
  public struct Button {
    public enum Role: Sendable {
      /// One answer of several.
      case choice
      /// A destructive action.
      case destructive
      /// The button that changes nothing.
      case cancel
    }

    public let label: LocalizedText
    public let role: Role
    /// Called when the person taps the button, before FlowKit is informed that the alert was dismissed.
    public let choose: Completion
  }

  public let title: LocalizedText
  /// The message below the title.
  public let message: LocalizedText?
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
