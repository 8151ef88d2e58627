import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation

@testable import FlowProgram

/// An app with one screen, which has every word of a page, in English and German.
struct SavingsApp: HeadlessApp {
  let name = "Savings"
  let version = "1"
  let exampleLink = "savings://plan"
  var journeys = URL(filePath: "/no/journeys")
  var phrases: [String] = []
  let schema = StoredSchema(parts: [])
  let catalogs = [
    TextCatalog(
      "Savings",
      [
        "de": [
          "Savings": "Sparen", "Goal": "Ziel", "You can change it.": "Das kann man ändern.", "Saved": "Gespart",
          "A piggy bank": "Ein Sparschwein", "Find": "Suchen", "PIN": "Geheimzahl", "First deposit": "Erste Einzahlung",
          "Choose a working day.": "Wählen Sie einen Werktag.", "Reminders": "Erinnerungen", "Salary": "Gehalt",
          "Each month": "Jeden Monat", "Deposit %lld": "Einzahlung %lld", "No goals yet": "Noch keine Ziele",
          "A goal tells how far you are.": "Ein Ziel sagt, wie weit Sie sind.", "Refreshed": "Aktualisiert",
          "Interest": "Zinsen", "Amount": "Betrag", "Stop": "Aufhören", "The PIN is right.": "Die Geheimzahl stimmt.",
        ]
      ])
  ]

  var world: @MainActor @Sendable () -> any DeviceWorld = { SavingsWorld() }

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld { world() }
}

@MainActor
class SavingsWorld: DeviceWorld {
  let schema = StoredSchema(parts: [])
  var secrets: [String: String] { [:] }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    throw JourneyError("The app has no phrases.")
  }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    return { SavingsFlow($0, entries) }
  }
}

@MainActor
final class SavingsFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "savings")
  private let entries: EntryStore

  init(_ presentation: FlowPresentation, _ entries: EntryStore) {
    context = FlowContext(presentation)
    self.entries = entries
  }

  func didStart() {
    context.show(SavingsScreen(), animated: false)
    shell.launch()
  }

  func refreshHome() {}
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

private final class SavingsScreen: HeadlessViewController {
  private var isOn = true
  private var date = "2026-11-23"
  private var pins: [String] = []
  private var isRefreshed = false
  private var amount = ""

  override var screenName: String { "Plan" }

  override func viewDidLoad() { display() }

  private func display() {
    show(
      Page("Savings", onRefresh: { [weak self] in self?.change { $0.isRefreshed = true } }) {
        if isRefreshed { "Refreshed" }
        // The same PIN twice.
        if pins.count > 1, Set(pins).count == 1 { "The PIN is right." }
        SectionRow("Goal", footer: "You can change it.") {
          ProgressRow("Saved", fraction: 0.25)
          CustomRow("RateChart", label: "Interest", value: LocalizedText(verbatim: "1.1 %")) {}
        }
        ImageRow("piggy", description: "A piggy bank")
        FieldRow("Find", "", kind: .search) { _ in }
        FieldRow("PIN", pins.last ?? "", kind: .secret) { [weak self] pin in self?.change { $0.pins.append(pin) } }
        DateRow("First deposit", date, in: "2026-01-01"..."2026-12-31", error: "Choose a working day.") {
          [weak self] date in self?.change { $0.date = date }
        }
        ToggleRow("Reminders", isOn: isOn) { [weak self] isOn in self?.change { $0.isOn = isOn } }
        ItemRow(
          "Salary", subtitle: "Each month", value: LocalizedText(verbatim: "5.00"), badge: LocalizedText(verbatim: "3"),
          image: "bank")
        ListRow(count: 0, empty: EmptyRow("No goals yet", message: "A goal tells how far you are.")) { _ in ItemRow("")
        }
        ListRow(count: 100) { ItemRow("Deposit \($0 + 1)") {} }
        FieldRow("Amount", amount, kind: .amount) { [weak self] amount in self?.change { $0.amount = amount } }
        ButtonRow("Stop", role: .destructive) {}
      })
  }

  private func change(_ body: (SavingsScreen) -> Void) {
    body(self)
    display()
  }
}
