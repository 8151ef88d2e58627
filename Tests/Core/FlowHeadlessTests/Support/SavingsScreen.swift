import FlowHeadless
import FlowKit
import FlowScreens

/// A screen with a switch, a date, a secret, a progress and a long list.
@MainActor
final class SavingsScreen {
  private let screen: HeadlessViewController
  private var isOn = false
  private var date = ""
  private var pin = ""
  private var isRefreshed = false

  private init(_ screen: HeadlessViewController) {
    self.screen = screen
  }

  static func app() -> PageApp {
    let app = PageApp()
    SavingsScreen(app.screen).display()
    return app
  }

  private func display() {
    screen.show(
      Page("Savings", onRefresh: { self.change(\.isRefreshed, to: true) }) {
        if isRefreshed { "Refreshed once." }
        ProgressRow("Saved", fraction: 0.25)
        ToggleRow("Reminders", isOn: isOn) { self.change(\.isOn, to: $0) }
        DateRow("First deposit", date, in: "2026-11-23"..."2026-12-31") { self.change(\.date, to: $0) }
        FieldRow("PIN", pin, kind: .secret) { self.change(\.pin, to: $0) }
        ItemRow("Salary", subtitle: "Each month", value: "£ 1,250.00", badge: "3") {}
        ListRow(count: 10_000) { ItemRow("Deposit \($0 + 1)") {} }
      })
  }

  private func change<Value>(_ property: ReferenceWritableKeyPath<SavingsScreen, Value>, to value: Value) {
    self[keyPath: property] = value
    display()
  }
}
