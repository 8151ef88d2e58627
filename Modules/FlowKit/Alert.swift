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
  /// The buttons but for the last.
  public let choices: [Choice]
  /// The button that changes nothing, and the answer when no button can be tapped.
  public let cancel: Choice

  /// A question that has at least one answer.
  public init(_ title: String, message: String? = nil, choices: [Choice] = [], cancel: Choice) {
    self.title = title
    self.message = message
    self.choices = choices
    self.cancel = cancel
  }

  func answer(at index: Int?) -> Answer {
    index.map { choices.indices.contains($0) ? choices[$0].answer : cancel.answer } ?? cancel.answer
  }
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
    let choices = alert.choices.enumerated().map { index, one in
      Button(label: one.label, role: one.isDestructive ? .destructive : .choice) { choice.index = choice.index ?? index }
    }
    let cancel = Button(label: alert.cancel.label, role: .cancel) { choice.index = choice.index ?? alert.choices.count }
    buttons = choices + [cancel]
  }
}

/// Which button of an alert was tapped.
@MainActor
final class AlertChoice {
  var index: Int?
}
