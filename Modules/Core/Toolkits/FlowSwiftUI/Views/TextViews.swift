#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import SwiftUI

  @MainActor
  struct TextView: View {
    let row: TextRow
    let observed: ObservedPage

    var body: some View {
      observed.text(row.text)
        .font(font)
        .foregroundStyle(color)
        .accessibilityAddTraits(row.style == .title || row.style == .heading ? .isHeader : [])
    }

    private var font: Font {
      switch row.style {
      case .title: .title
      case .heading, .notice: .headline
      case .body, .error: .body
      case .note: .footnote
      }
    }

    private var color: Color {
      switch row.style {
      case .title, .heading, .body, .notice: .primary
      case .note: .secondary
      case .error: .red
      }
    }
  }

  /// An image, or its description if there is no image with its name.
  @MainActor
  struct ImageView: View {
    let row: ImageRow
    let observed: ObservedPage

    var body: some View {
      if let image = UIImage(asset: row.name) {
        Image(uiImage: image).resizable().scaledToFit().accessibilityLabel(observed.text(row.description))
      } else {
        observed.text(row.description)
      }
    }
  }

  /// The progress of an activity: a bar, or a spinner if the progress is unknown.
  @MainActor
  struct ProgressRowView: View {
    let row: ProgressRow
    let observed: ObservedPage

    var body: some View {
      ProgressView(value: row.fraction) {
        observed.text(row.label)
      } currentValueLabel: {
        if let value = row.value { observed.text(value) }
      }
    }
  }

  /// A text in place of missing content.
  @MainActor
  struct EmptyContentView: View {
    let id: Row.ID
    let row: EmptyRow
    let observed: ObservedPage

    var body: some View {
      ContentUnavailableView {
        observed.text(row.title)
      } description: {
        if let message = row.message { observed.text(message) }
      } actions: {
        if let button = row.button { ButtonView(row: button, observed: observed) { observed.state.tap(id) } }
      }
    }
  }

  /// A row with a view of the app's own; without one, its label and value.
  @MainActor
  struct CustomView: View {
    let id: Row.ID
    let row: CustomRow
    let observed: ObservedPage

    var body: some View {
      if row.onTap == nil {
        content
      } else {
        Button {
          observed.state.tap(id)
        } label: {
          content.contentShape(Rectangle())
        }.buttonStyle(.plain)
      }
    }

    private var content: some View {
      drawing
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(observed.text(row.label))
        .accessibilityValue(row.value.map(observed.text) ?? Text(verbatim: ""))
    }

    @ViewBuilder private var drawing: some View {
      if let makeView = observed.customRows[row.name] {
        makeView(row, observed.state.language)
      } else {
        VStack(alignment: .leading) {
          observed.text(row.label)
          if let value = row.value { observed.text(value) }
        }
      }
    }
  }
#endif
