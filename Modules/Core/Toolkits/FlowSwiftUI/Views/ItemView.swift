#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import SwiftUI

  /// An item among other rows, or in a list.
  @MainActor
  struct ItemView: View {
    let row: ItemRow
    let observed: ObservedPage
    let onTap: @MainActor () -> Void
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
      if row.onTap == nil {
        content
      } else {
        Button(action: onTap) {
          HStack {
            content
            Image(systemName: "chevron.forward").foregroundStyle(.tertiary).accessibilityHidden(true)
          }
          .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!row.isEnabled)
      }
    }

    private var content: some View {
      // In the largest text sizes, nothing is side by side.
      let layout =
        textSize.isAccessibilitySize
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout(spacing: 12))
      return layout {
        if let image = row.image.flatMap(UIImage.init(asset:)) {
          Image(uiImage: image).resizable().scaledToFit().frame(width: 29, height: 29).accessibilityHidden(true)
        }
        VStack(alignment: .leading, spacing: 2) {
          observed.text(row.title).foregroundStyle(row.isEnabled ? .primary : .secondary)
          if let subtitle = row.subtitle { observed.text(subtitle).font(.subheadline).foregroundStyle(.secondary) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if let value = row.value { observed.text(value).foregroundStyle(.secondary) }
        if let badge = row.badge { observed.text(badge).font(.footnote) }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: label))
      .accessibilityValue(row.value.map(observed.text) ?? Text(verbatim: ""))
    }

    private var label: String {
      [row.title, row.subtitle, row.badge].compactMap(\.self).map(observed.resolve).joined(separator: ", ")
    }
  }

  @MainActor
  struct ButtonView: View {
    let row: ButtonRow
    let observed: ObservedPage
    let onTap: @MainActor () -> Void

    var body: some View {
      switch row.role {
      case .normal: button(nil).buttonStyle(.bordered)
      case .main: button(nil).buttonStyle(.borderedProminent)
      case .destructive: button(.destructive).buttonStyle(.bordered)
      case .cancel: button(.cancel).buttonStyle(.borderless)
      }
    }

    private func button(_ role: ButtonRole?) -> some View {
      Button(role: role, action: onTap) { observed.text(row.title).frame(maxWidth: .infinity) }
        .disabled(!row.isEnabled)
    }
  }
#endif
