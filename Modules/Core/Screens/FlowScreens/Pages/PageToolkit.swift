public import FlowKit

/// Makes the screens of an app from its pages.
///
/// An app is written once for all toolkits: without a screen, for journeys and tests, and in UIKit.
@MainActor
public protocol PageToolkit: Sendable {
  /// Makes a screen that displays the page of each content.
  /// - Parameters:
  ///   - name: The name of the screen in journeys, and its accessibility identifier.
  ///   - onTimePassed: Called when time has passed, for a content that depends on it.
  ///   - page: Makes the page of a content.
  func screen<Content: Equatable & Sendable>(
    _ name: String, onTimePassed: @escaping @MainActor () -> Void, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content>
}

extension PageToolkit {
  /// Makes a screen with a page that does not change.
  public func screen(_ name: String, page: Page) -> any ViewController {
    let screen: any ScreenView<Bool> = screen(name) { _ in page }
    screen.display(true)
    return screen
  }

  /// Makes a screen that displays the page of each content.
  public func screen<Content: Equatable & Sendable>(
    _ name: String, page: @escaping @MainActor (Content) -> Page
  ) -> any ScreenView<Content> {
    screen(name, onTimePassed: {}, page: page)
  }
}

/// Returns the rows of a form: for each field a text field, a choice, a date or a switch.
@MainActor @RowBuilder
public func formRows<Key: FormField>(
  _ contents: [FieldContent<Key>], isEnabled: Bool = true, onEdit: @escaping @MainActor (Key, String) -> Void
) -> [Row] {
  for content in contents {
    let (field, options) = (content.field, content.options)
    if !options.isEmpty {
      ChoiceRow(
        content.label, options.label(of: content.value), titles: options.labels, error: content.error,
        isEnabled: isEnabled, isSorted: options.areSorted
      ) { onEdit(field, options.value(at: $0)) }
    } else {
      switch field.kind {
      case .text(let kind):
        FieldRow(content.label, content.value, kind: kind, error: content.error, isEnabled: isEnabled) {
          onEdit(field, $0)
        }
      case .date(let range):
        DateRow(content.label, content.value, in: range, error: content.error, isEnabled: isEnabled) {
          onEdit(field, $0)
        }
      case .toggle:
        ToggleRow(content.label, isOn: content.value == FormFieldKind.on, isEnabled: isEnabled) {
          onEdit(field, $0 ? FormFieldKind.on : "")
        }
        if let error = content.error { TextRow(error, style: .error) }
      }
    }
  }
}
