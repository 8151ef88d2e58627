#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowSwiftUI
  import FlowUIKit
  import SwiftUI

  // The guide.
  struct NoteBody: View {
    let content: NoteContent
    let presenter: NotePresenter
    @Environment(\.leave) private var leave

    var body: some View {
      TextEditor(text: Binding(get: { content.text }, set: { presenter.didEdit($0) }))
      Button("Save", action: presenter.didTapSave)
      Button("Close") { leave() }
    }
  }

  @MainActor
  func makeNote(_ presenter: NotePresenter) -> any ScreenView<NoteContent> {
    SwiftUIScreen("Note") { content in
      Page("Note", isBusy: content.isBusy) {
        FieldRow("Text", content.text, onEdit: presenter.didEdit)
        ButtonRow("Save", role: .main, onTap: presenter.didTapSave)
      }
    } body: { content in
      NoteBody(content: content, presenter: presenter)
    }
  }
#endif
