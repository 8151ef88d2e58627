import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation

@testable import FlowProgram

/// An app that greets the person by the name that they have typed, and forgets them.
struct GreetingApp: HeadlessApp {
  let name = "Greeting"
  let version = "1"
  let exampleLink = "greeting://home"
  let journeys = URL(filePath: "/no/journeys")
  let schema = StoredSchema(parts: [])
  /// Whether the greeting stays in memory when the person is forgotten.
  var remembersGreeting = false
  /// Whether the device keeps a copy of the name.
  var storesCopy = false

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld {
    GreetingWorld(remembersGreeting: remembersGreeting, storesCopy: storesCopy)
  }
}

@MainActor
final class GreetingWorld: DeviceWorld {
  let schema = StoredSchema(parts: [])
  private let remembersGreeting: Bool
  private let storesCopy: Bool

  init(remembersGreeting: Bool, storesCopy: Bool) {
    (self.remembersGreeting, self.storesCopy) = (remembersGreeting, storesCopy)
  }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    let name = try await SQLiteDocument<String>(named: "name", title: "name", of: .person, in: database)
    let copy = try await SQLiteDocument<String>(named: "copy", title: "copy", of: .device, in: database)
    return { [remembersGreeting, storesCopy] in
      GreetingFlow($0, entries, name, storesCopy ? copy : nil, database, remembersGreeting)
    }
  }
}

@MainActor
private final class GreetingFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "greeting")
  private let entries: EntryStore
  private let name: SQLiteDocument<String>
  private let copy: SQLiteDocument<String>?
  private let database: SQLiteDatabase
  private let remembersGreeting: Bool
  private var greeting = ""
  private lazy var home = GreetingScreen { [weak self] in self?.page ?? Page("Home") {} }

  init(
    _ presentation: FlowPresentation, _ entries: EntryStore, _ name: SQLiteDocument<String>,
    _ copy: SQLiteDocument<String>?, _ database: SQLiteDatabase, _ remembersGreeting: Bool
  ) {
    context = FlowContext(presentation)
    (self.entries, self.name, self.copy) = (entries, name, copy)
    (self.database, self.remembersGreeting) = (database, remembersGreeting)
  }

  func didStart() {
    context.show(home, animated: false)
    shell.launch()
  }

  private var page: Page {
    if !remembersGreeting || name.load() != nil { greeting = name.load().map { "Hello, \($0)." } ?? "" }
    let acts = [
      AppRow("Forget me", role: .destructive) { [database] in
        // The shell reports that nothing can be saved.
        try? await database.forget(.person)
      }
    ]
    return Page("Home") {
      if !greeting.isEmpty { LocalizedText(verbatim: greeting) }
      FieldRow("Name", name.load() ?? "") { [weak self] in self?.change($0) }
      appRows(acts) { [weak self] in self?.shell.choose($0) }
    }
  }

  private func change(_ text: String) {
    context.scope.perform { [name, copy] in
      await name.set(text.isEmpty ? nil : text)
      await copy?.set(text)
    } then: { [weak self] in
      self?.refreshHome()
    }
  }

  func refreshHome() { home.update() }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

private final class GreetingScreen: HeadlessViewController {
  private let makePage: @MainActor () -> Page

  init(page makePage: @escaping @MainActor () -> Page) {
    self.makePage = makePage
    super.init()
  }

  override var screenName: String { "Home" }

  override func viewDidLoad() { update() }

  func update() { show(makePage()) }
}
