#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import SwiftUI

  /// The rows of a page in a list.
  @MainActor
  struct PageView: View {
    @ObservedObject var observed: ObservedPage
    @FocusState private var focus: Row.ID?

    private var state: PageState { observed.state }

    var body: some View {
      refreshable
        .listStyle(.insetGrouped)
        .scrollDismissesKeyboard(.interactively)
        .accessibilityIdentifier(observed.name)
        .environment(\.locale, Locale(identifier: state.language.localeIdentifier))
        .environment(\.layoutDirection, state.language.isRightToLeft ? .rightToLeft : .leftToRight)
        .onChange(of: focus) { state.focusDidChange(to: focus) }
    }

    @ViewBuilder private var refreshable: some View {
      if state.isRefreshable { list.refreshable { await state.refresh() } } else { list }
    }

    private var list: some View {
      List {
        ForEach(state.sections) { section in
          Section {
            ForEach(section.rows) { RowContent(id: $0.id, row: $0.row, observed: observed, focus: $focus) }
            if let list = section.list {
              ForEach(0..<list.count, id: \.self) { index in
                let item = list.item(index)
                ItemView(row: item, observed: observed) { item.onTap?() }
                  .onAppear { state.didShow(item: index, in: section.id) }
              }
            }
          } header: {
            if let header = section.header { observed.text(header) }
          } footer: {
            if let footer = section.footer { observed.text(footer) }
          }
        }
        if state.isSpinning { ProgressView().frame(maxWidth: .infinity) }
      }
    }
  }

  /// One row of a page.
  @MainActor
  struct RowContent: View {
    let id: Row.ID
    let row: Row
    let observed: ObservedPage
    let focus: FocusState<Row.ID?>.Binding

    private var state: PageState { observed.state }

    var body: some View {
      switch row {
      case .text(let row): TextView(row: row, observed: observed)
      case .field(let row): FieldView(id: id, row: row, observed: observed, focus: focus)
      case .date(let row): DateView(id: id, row: row, observed: observed)
      case .choice(let row):
        if row.isLong {
          LongChoiceView(id: id, row: row, observed: observed)
        } else {
          ChoiceView(id: id, row: row, observed: observed)
        }
      case .toggle(let row):
        Toggle(isOn: Binding(get: { row.isOn }, set: { [state] in state.turn($0, id) })) { observed.text(row.label) }
          .disabled(!row.isEnabled)
      case .button(let row): ButtonView(row: row, observed: observed) { [state] in state.tap(id) }
      case .item(let row): ItemView(row: row, observed: observed) { [state] in state.tap(id) }
      case .progress(let row): ProgressRowView(row: row, observed: observed)
      case .image(let row): ImageView(row: row, observed: observed)
      case .empty(let row): EmptyContentView(id: id, row: row, observed: observed)
      case .custom(let row): CustomView(id: id, row: row, observed: observed)
      // Their rows are in sections.
      case .section, .list: EmptyView()
      }
    }
  }
#endif
