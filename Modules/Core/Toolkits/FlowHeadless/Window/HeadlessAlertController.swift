public import FlowKit
public import FlowScreens

/// An alert above everything, which only its answers dismiss.
public final class HeadlessAlertController: HeadlessViewController {
  /// Whether flows receive the answer before the alert is dismissed; otherwise, it is reported afterwards.
  let answersFirst: Bool

  public override var screenName: String { "Alert" }

  override var isPushable: Bool { false }

  /// Creates an alert; the action of an answer runs after the alert was dismissed.
  public init(title: LocalizedText, message: LocalizedText? = nil, answers: [ButtonRow]) {
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
      for button in content.buttons { ButtonRow(button.label, role: button.role.ofRow, onTap: button.choose) }
    }
  }
}

extension AlertContent.Button.Role {
  fileprivate var ofRow: ButtonRow.Role {
    switch self {
    case .choice: .normal
    case .destructive: .destructive
    case .cancel: .cancel
    }
  }
}
