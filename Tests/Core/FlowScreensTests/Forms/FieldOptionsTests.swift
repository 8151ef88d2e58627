import FlowKit
import FlowScreens
import Testing

struct FieldOptionsTests {
  private let seasons: FieldOptions = [
    FieldOption(value: "s", label: "Summer"), FieldOption(value: "w", label: "Winter"),
  ]

  @Test func `options are found by their value and by their position`() {
    #expect(seasons.labels == ["Summer", "Winter"])
    #expect(["s", "w", "Winter", ""].map(seasons.label) == ["Summer", "Winter", nil, nil])
    #expect([0, 1].map(seasons.value) == ["s", "w"])
  }

  @Test func `only a field of text has no options`() {
    #expect(FieldOptions([]).isEmpty && !seasons.isEmpty)
  }
}
