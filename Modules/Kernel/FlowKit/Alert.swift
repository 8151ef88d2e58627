/// A question with answers, which a flow asks above whatever is on the screen.
public struct Alert<Answer: Sendable>: Sendable {
  /// One of the buttons.
  public struct Choice: Sendable {
    /// What the button says.
    public let label: String
    /// What it stands for.
    public let answer: Answer
    /// Whether it destroys something; a toolkit marks it.
    public let isDestructive: Bool

    /// A button that stands for `answer`.
    public init(_ label: String, _ answer: Answer, isDestructive: Bool = false) {
      self.label = label
      self.answer = answer
      self.isDestructive = isDestructive
    }
  }

  /// What the alert says first.
  public let title: String
  /// What it says below the title.
  public let message: String?
  /// The buttons, but for `cancel`.
  public let choices: [Choice]
  /// The button that changes nothing.
  public let cancel: Choice?
  /// The answer when the alert could not be shown, or was taken away without an answer.
  public let unanswered: Answer

  /// A question with a button that changes nothing, which is also the answer when nobody answers.
  public init(_ title: String, message: String? = nil, choices: [Choice] = [], cancel: Choice) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
    unanswered = cancel.answer
  }

  /// Something to be read, with at least one choice: it matters whether a button was tapped, so no answer is one of its own.
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

/// An alert as a toolkit shows it.
@MainActor
public struct AlertContent {
  /// One of the buttons.
  public struct Button {
    /// What a button is for, beside what it says.
    public enum Role: Sendable {
      /// It is one answer of several.
      case choice
      /// It destroys something.
      case destructive
      /// It changes nothing.
      case cancel
    }

    /// What the button says.
    public let label: String
    /// What it is for.
    public let role: Role
    /// The person tapped it: called before FlowKit is told that the alert was taken away.
    public let choose: Completion
  }

  /// What the alert says first.
  public let title: String
  /// What it says below the title.
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

/// Which button of an alert was tapped.
@MainActor
final class AlertChoice {
  var index: Int?
}
