import FlowKit

/// An alert above everything, which only its answers dismiss.
public final class HeadlessAlertController: HeadlessViewController {
  /// Whether an answer is reported before the alert is dismissed, as flows need it, or afterwards.
  let answersFirst: Bool

  public override var screenName: String { "Alert" }

  override var isPushable: Bool { false }

  /// Creates an alert; the action of an answer runs after the alert was dismissed.
  public init(title: String, message: String? = nil, answers: [Action]) {
    answersFirst = false
    super.init()
    show(title) {
      if let message { message }
      for answer in answers { answer }
    }
  }

  /// Creates the alert of a flow, which receives the answer before the alert is dismissed.
  init(_ content: AlertContent) {
    answersFirst = true
    super.init()
    show(content.title) {
      if let message = content.message { message }
      for button in content.buttons { Action(button.label, role: button.role.ofAction, onTap: button.choose) }
    }
  }
}

extension AlertContent.Button.Role {
  fileprivate var ofAction: ActionState.Role {
    switch self {
    case .choice: .normal
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
