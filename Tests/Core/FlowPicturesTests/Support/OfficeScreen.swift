import FlowHeadless
import FlowKit
import FlowScreens

/// A screen with a name and buttons.
final class OfficeScreen: HeadlessViewController {
  private let name: String
  private var buttons: [(label: String, onTap: @MainActor () -> Void)] = []

  init(_ name: String) {
    self.name = name
  }

  override var screenName: String { name }

  override func viewDidLoad() {
    show(LocalizedText(verbatim: name)) {
      for button in buttons { ButtonRow(LocalizedText(verbatim: button.label), onTap: button.onTap) }
    }
  }

  /// Adds buttons that do the same.
  func tap(_ labels: String..., onTap: @escaping @MainActor () -> Void) {
    buttons += labels.map { ($0, onTap) }
  }
}
