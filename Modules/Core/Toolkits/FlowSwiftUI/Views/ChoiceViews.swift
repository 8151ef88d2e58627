#if canImport(SwiftUI) && canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitRows
  import SwiftUI

  /// A choice in a menu.
  @MainActor
  struct ChoiceView: View {
    let id: Row.ID
    let row: ChoiceRow
    let observed: ObservedPage

    var body: some View {
      Captioned(label: row.label, error: row.error, observed: observed) { name in
        let titles = row.sorted(in: observed.state.language).options.map(observed.resolve)
        Picker(selection: selection(of: titles)) {
          if row.selected == nil { observed.text(.choose).tag(Int?.none) }
          ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag(Optional($0)) }
        } label: {
          Text(verbatim: name)
        }
        .pickerStyle(.menu)
        .labelsHidden()
        .disabled(!row.isEnabled)
      }
    }

    private func selection(of titles: [String]) -> Binding<Int?> {
      let (state, id) = (observed.state, id)
      let selected = row.selected.map(observed.resolve).flatMap(titles.firstIndex(of:))
      return Binding(get: { selected }, set: { if let index = $0 { state.choose(index, titled: titles[index], id) } })
    }
  }

  /// A choice among many options, in a list with a search that is presented.
  @MainActor
  struct LongChoiceView: View {
    let id: Row.ID
    let row: ChoiceRow
    let observed: ObservedPage

    var body: some View {
      Button(action: open) {
        Captioned(label: row.label, error: row.error, observed: observed) { name in
          HStack {
            observed.text(row.selected ?? .choose)
            Spacer()
            Image(systemName: "chevron.forward").foregroundStyle(.tertiary).accessibilityHidden(true)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(Text(verbatim: name))
          .accessibilityValue(observed.text(row.selected ?? .choose))
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .disabled(!row.isEnabled)
    }

    private func open() {
      guard let host = observed.host, host.presentedViewController == nil else { return }
      let (state, id) = (observed.state, id)
      let list = OptionList(
        title: observed.resolve(row.label), options: row.sorted(in: state.language).options.map(observed.resolve),
        selected: row.selected.map(observed.resolve), search: observed.resolve(.search),
        close: observed.resolve(.close)
      ) { [weak host] index, title in
        // The choice is reported after the dismissal, since a flow may show the next screen then.
        host?.dismiss(animated: true) { if let index { state.choose(index, titled: title, id) } }
      }
      host.present(OptionListScreen(rootView: list), animated: true)
    }
  }

  /// The screen of a list of options; it closes by itself like a menu.
  private final class OptionListScreen: UIHostingController<OptionList>, TransientlyPresented {}

  /// The options of a long choice, with a search.
  @MainActor
  private struct OptionList: View {
    let title: String
    let options: [String]
    let selected: String?
    let search: String
    let close: String
    /// Called with the position of an option and its title, or without a position when the person closes the list.
    let onEnd: @MainActor (Int?, String) -> Void
    @State private var text = ""

    var body: some View {
      NavigationStack {
        List(options.indices(matching: text), id: \.self) { index in
          Button {
            onEnd(index, options[index])
          } label: {
            HStack {
              Text(verbatim: options[index]).foregroundStyle(.primary)
              Spacer()
              if options[index] == selected { Image(systemName: "checkmark").accessibilityHidden(true) }
            }
          }
          .accessibilityAddTraits(options[index] == selected ? .isSelected : [])
        }
        .navigationTitle(Text(verbatim: title))
        .navigationBarTitleDisplayMode(.inline)
        .searchable(text: $text, prompt: Text(verbatim: search))
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              onEnd(nil, "")
            } label: {
              Text(verbatim: close)
            }
          }
        }
      }
    }
  }

  /// A date, chosen from a calendar; while there is none, a button begins with one.
  @MainActor
  struct DateView: View {
    let id: Row.ID
    let row: DateRow
    let observed: ObservedPage

    var body: some View {
      Captioned(label: row.label, error: row.error, observed: observed) { name in
        if let date = Date(day: row.date) {
          picker(of: date, name)
        } else {
          Button {
            observed.state.chooseDate(row.first(today: today), id)
          } label: {
            observed.text(.choose)
          }
          .buttonStyle(.bordered)
          .accessibilityLabel(Text(verbatim: name))
          .accessibilityValue(observed.text(.choose))
          .disabled(!row.isEnabled)
        }
      }
    }

    private func picker(of date: Date, _ name: String) -> some View {
      let (state, id) = (observed.state, id)
      let range = row.range.flatMap { range in
        Date(day: range.lowerBound).flatMap { lower in Date(day: range.upperBound).map { lower...$0 } }
      }
      return DatePicker(
        selection: Binding(get: { date }, set: { state.chooseDate($0.day, id) }),
        in: range ?? .distantPast ... .distantFuture,
        displayedComponents: .date
      ) {
        Text(verbatim: name)
      }
      .labelsHidden()
      .environment(\.calendar, Calendar(identifier: .gregorian))
      // The date is a day, not a point in time: it is the same in every time zone.
      .environment(\.timeZone, .gmt)
      .disabled(!row.isEnabled)
    }

    /// The person's day.
    private var today: String { Date.now.day(in: .current) }
  }
#endif
