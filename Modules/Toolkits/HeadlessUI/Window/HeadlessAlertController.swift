import FlowKit

/// A question above everything; the person leaves it by one of its answers only.
public final class HeadlessAlertController: HeadlessViewController {
  /// Whether an answer is given before the alert goes, as flows want it, or when it has gone.
  let answersFirst: Bool

  public override var screenName: String { "Alert" }

  override var isPushable: Bool { false }

  /// An alert that is not on show yet; an answer does what it stands for when the alert has gone.
  public init(title: String, message: String? = nil, answers: [Action]) {
    answersFirst = false
    super.init()
    show(title) {
      if let message { message }
      for answer in answers { answer }
    }
  }

  /// The alert of a flow, which hears of the answer before the alert goes.
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
