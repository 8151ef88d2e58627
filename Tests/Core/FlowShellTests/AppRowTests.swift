import FlowKit
import FlowScreens
import Testing

@testable import FlowShell

struct AppRowTests {
  private static let entry = NotesFeature.Entry.sheet
  private static let row = AppRow("Notes", value: "1", badge: "new", to: entry)

  // Catches a row that stays as it was, since home compares its rows before it displays them.
  @Test(arguments: [
    AppRow("All notes", value: "1", badge: "new", to: entry), AppRow("Notes", value: "2", badge: "new", to: entry),
    AppRow("Notes", value: "1", badge: "2 new", to: entry), AppRow("Notes", value: "1", to: entry),
    AppRow("Notes", value: "1", badge: "new", to: NotesFeature.Entry.inSettings), AppRow("Notes", isOn: true) { _ in },
    AppRow("Notes") {},
  ])
  func `rows that show or open something else are different`(other: AppRow) {
    #expect(Self.row != other && other != Self.row)
    #expect(other == other)
  }

  @Test func `a switch is no row that opens an entry`() {
    let (row, turn) = (AppRow("Notes", to: Self.entry), AppRow("Notes", isOn: false) { _ in })

    #expect(row != turn && turn != row)
  }

  @Test func `acts are the same if their titles and roles are`() {
    #expect(AppRow("Sign out") {} == AppRow("Sign out") {})
    #expect(AppRow("Sign out") {} != AppRow("Sign out", role: .destructive) {})
    #expect(AppRow("Sign out") {} != AppRow("Leave") {})
  }

  /// Catches a role that is lost on the way to the page.
  @MainActor @Test(arguments: [(AppRow.Role.normal, ButtonRow.Role.normal), (.destructive, .destructive)])
  func `an act is a button of its role`(role: AppRow.Role, expected: ButtonRow.Role) throws {
    var chosen: [AppRow] = []
    let row = AppRow("Sign out", role: role) {}

    let rows = appRows([row]) { chosen.append($0) }
    let buttons = rows.compactMap { if case .button(let button) = $0 { button } else { nil } }
    buttons.first?.onTap()

    #expect(buttons.map(\.role) == [expected] && buttons.first?.title == "Sign out")
    #expect(chosen == [row])
  }

  @Test func `switches are the same if their titles and states are`() {
    #expect(AppRow("Notes", isOn: true) { _ in } == AppRow("Notes", isOn: true) { _ in })
    #expect(AppRow("Notes", isOn: true) { _ in } != AppRow("Notes", isOn: false) { _ in })
  }
}
