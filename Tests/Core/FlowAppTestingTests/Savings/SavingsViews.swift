import FlowKit
import FlowScreens
import FlowUIKitRows
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// A ring that is as full as the goal is reached.
final class RingView: UIView, CustomRowView {
  private let label = UILabel()

  func show(_ row: CustomRow, in language: Language) {
    label.text = row.value.map(language.resolve)
    if label.superview == nil { addSubview(label) }
  }
}

extension UIKitToolkit: TermsToolkit {
  func makeTerms(_ presenter: TermsPresenter) -> any ScreenView<TermsContent> {
    TermsScreen(presenter, language: language)
  }
}

/// The terms in a view controller of the team's own.
final class TermsScreen: UIViewController, ScreenView {
  private let presenter: TermsPresenter
  private let language: Language
  private var content = TermsContent()
  private let text = UILabel()
  private let readSwitch = UISwitch()
  private let agreeButton = UIButton(configuration: .filled())

  init(_ presenter: TermsPresenter, language: Language) {
    self.presenter = presenter
    self.language = language
    super.init(nibName: nil, bundle: nil)
    title = language.resolve("Terms")
  }

  required init?(coder: NSCoder) { return nil }

  func display(_ content: TermsContent) {
    self.content = content
    if viewIfLoaded != nil { show() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = language.resolve("You can take out what you have saved at any time.")
    readSwitch.accessibilityLabel = language.resolve("I have read this")
    readSwitch.addAction(UIAction { [weak self] _ in self?.didTurn() }, for: .valueChanged)
    agreeButton.configuration?.title = language.resolve("Agree")
    agreeButton.addAction(UIAction { [presenter] _ in presenter.didTapAgree() }, for: .primaryActionTriggered)
    for part in [text, readSwitch, agreeButton] { view.addSubview(part) }
    show()
  }

  private func didTurn() { presenter.didTurnRead(on: readSwitch.isOn) }

  private func show() {
    readSwitch.isOn = content.isRead
    agreeButton.isEnabled = content.isRead
  }
}

extension TermsScreen: PageDescribing {
  var screenName: String { "Terms" }
  var page: Page { termsPage(content, presenter) }
}
