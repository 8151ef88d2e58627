import FlowHeadless
import FlowKit
import FlowScreens

/// A screen with every word of a page.
final class EveryWordScreen: HeadlessViewController {
  private var isOn = true

  override var screenName: String { "Every word" }

  override func viewDidLoad() { display() }

  private func display() {
    show(
      Page("Savings", onRefresh: {}) {
        TextRow("Your plan", style: .title)
        TextRow("This year", style: .heading)
        "Each month, you put something aside."
        TextRow("Interest is paid in December.", style: .note)
        TextRow("The bank cannot be reached.", style: .error)
        SectionRow("Goal", footer: "You can change it until the first deposit.") {
          ProgressRow("Saved", fraction: 0.25)
          ProgressRow("Loading deposits", fraction: nil)
          CustomRow("RateChart", label: "Interest rate", value: "1.1 %") {}
        }
        ImageRow("piggy", description: "A piggy bank with a coin")
        FieldRow("Search", "", kind: .search) { _ in }
        FieldRow("PIN", "1234", kind: .secret) { _ in }
        DateRow("First deposit", "2026-11-23", in: "2026-01-01"..."2026-12-31", error: "Choose a working day.") { _ in }
        ToggleRow("Reminders", isOn: isOn) { [weak self] isOn in
          self?.isOn = isOn
          self?.display()
        }
        ToggleRow("Sounds", isOn: false, isEnabled: false) { _ in }
        SectionRow("Deposits") {
          ListRow(count: 100) { position in
            if position == 0 {
              ItemRow("Salary", subtitle: "From your current account", value: "£ 1,250.00", badge: "3", image: "bank") {
              }
            } else if position == 1 {
              ItemRow("Gift", value: "£ 5.00")
            } else {
              ItemRow("Deposit \(position)", value: "£ 2.00", isEnabled: position != 2) {}
            }
          }
        }
        ListRow(
          count: 0,
          empty: EmptyRow(
            "No goals yet", message: "A goal tells you how far you are.", button: ButtonRow("Add a goal") {})
        ) { _ in
          ItemRow("")
        }
        ButtonRow("Save", role: .main) {}
        ButtonRow("Stop saving", role: .destructive) {}
        ButtonRow("Not now", role: .cancel) {}
      })
  }
}
