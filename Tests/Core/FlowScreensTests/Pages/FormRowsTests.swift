import FlowKit
import FlowScreens
import Testing

/// The rows of a form with a field of each kind.
@MainActor
struct FormRowsTests {
  private struct OtherRows: Error {}

  private func rows(
    _ contents: [FieldContent<AnyKindField>], isEnabled: Bool = true,
    onEdit: @escaping @MainActor (AnyKindField, String) -> Void = { _, _ in }
  ) -> [Row] {
    formRows(contents, isEnabled: isEnabled, onEdit: onEdit)
  }

  @Test func `a form without fields has no rows`() {
    #expect(rows([]).isEmpty)
  }

  @Test(arguments: [true, false])
  func `a field is a row of its kind, with its text, its error and its state`(isEnabled: Bool) throws {
    let rows = rows(
      [
        FieldContent(.name, value: "Ada", error: "Short."), FieldContent(.season, value: "w", error: "Cold."),
        FieldContent(.day, value: "2026-11-23", error: "Late."), FieldContent(.isLoud, value: "on"),
      ], isEnabled: isEnabled)

    try #require(rows.count == 4)
    guard case .field(let name) = rows[0], case .choice(let season) = rows[1], case .date(let day) = rows[2],
      case .toggle(let loud) = rows[3]
    else { throw OtherRows() }
    #expect(name.label == "name" && name.text == "Ada" && name.kind == .name && name.error == "Short.")
    #expect(season.label == "season" && season.selected == "Winter" && season.options == ["Summer", "Winter"])
    #expect(season.error == "Cold.")
    #expect(day.label == "day" && day.date == "2026-11-23" && day.error == "Late.")
    #expect(day.range == "2026-01-01"..."2026-12-31")
    #expect(loud.label == "isLoud" && loud.isOn)
    #expect([name.isEnabled, season.isEnabled, day.isEnabled, loud.isEnabled] == Array(repeating: isEnabled, count: 4))
  }

  @Test func `an empty field has an empty row`() throws {
    let rows = rows(AnyKindField.allCases.map { FieldContent($0) })

    guard case .field(let name) = rows[0], case .choice(let season) = rows[1], case .date(let day) = rows[2],
      case .toggle(let loud) = rows[3]
    else { throw OtherRows() }
    #expect(name.text == "" && name.error == nil && season.selected == nil && day.date == "" && !loud.isOn)
  }

  // Catches an option that is stored as its label or its position, and a switch that is stored upside down.
  @Test func `each edit is reported with its field and the stored text`() {
    var edits: [AnyKindEdit] = []
    let rows = rows(AnyKindField.allCases.map { FieldContent($0) }) { edits.append(AnyKindEdit(field: $0, text: $1)) }

    for row in rows {
      switch row {
      case .field(let row): row.onEdit("Ada")
      case .choice(let row):
        row.onChoose(0)
        row.onChoose(1)
      case .date(let row): row.onChoose("2026-11-23")
      case .toggle(let row):
        row.onChange(true)
        row.onChange(false)
      case .text, .button, .item, .progress, .image, .empty, .section, .list, .custom: break
      }
    }

    #expect(
      edits == [
        AnyKindEdit(field: .name, text: "Ada"), AnyKindEdit(field: .season, text: "s"),
        AnyKindEdit(field: .season, text: "w"), AnyKindEdit(field: .day, text: "2026-11-23"),
        AnyKindEdit(field: .isLoud, text: "on"), AnyKindEdit(field: .isLoud, text: ""),
      ])
  }

  @Test func `the error of a switch is a text below it`() throws {
    let rows = rows([FieldContent(.isLoud, error: "Agree first.")])

    guard rows.count == 2, case .toggle = rows[0], case .text(let error) = rows[1] else { throw OtherRows() }
    #expect(error.text == "Agree first." && error.style == .error)
  }

  @Test func `a switch is on if its text is so`() {
    #expect(([.isLoud: "on"] as FormDraft<AnyKindField>).isOn(.isLoud))
    #expect(!([:] as FormDraft<AnyKindField>).isOn(.isLoud))
  }
}
