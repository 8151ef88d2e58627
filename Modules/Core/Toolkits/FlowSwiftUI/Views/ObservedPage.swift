#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import FlowKit
  import SwiftUI

  /// The page that the views draw.
  @MainActor
  final class ObservedPage: ObservableObject {
    let name: String
    let state: PageState
    let customRows: CustomRows
    /// Presents the list of a long choice.
    weak var host: UIViewController?

    init(name: String, language: Language, customRows: CustomRows) {
      self.name = name
      self.customRows = customRows
      state = PageState(language: language)
      state.willChange = { [weak self] in self?.objectWillChange.send() }
      state.announce = { AccessibilityNotification.Announcement($0).post() }
    }

    func text(_ text: LocalizedText) -> Text { Text(verbatim: state.language.resolve(text)) }

    func resolve(_ text: LocalizedText) -> String { state.language.resolve(text) }
  }
#endif
