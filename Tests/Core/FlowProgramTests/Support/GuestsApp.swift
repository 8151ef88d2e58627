import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation

@testable import FlowProgram

/// An app that invites guests: home, a form above it that survives a kill, settings, and its own phrase.
struct GuestsApp: HeadlessApp {
  let name = "Guests"
  let version = "1"
  let exampleLink = "guests://guest"
  let phrases = ["doorbell rings … retry-after …", "doorbell is broken"]
  let schema = StoredSchema(parts: [])
  let journeys = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Journeys").standardized

  func makeWorld(on context: DeviceContext) async throws -> any DeviceWorld { GuestsWorld(clock: context.clock) }
}

extension TestConsole {
  /// The app whose program runs, if a test names no other one.
  static var testedApp: any HeadlessApp { GuestsApp() }
}

/// The world around the app, which also keeps the data that the app would store.
@MainActor
final class GuestsWorld: DeviceWorld {
  let schema = StoredSchema(parts: [])
  let clock: DeviceClock
  var guests: [String] = []
  /// The text in the open form.
  var draft: Guest?

  init(clock: DeviceClock) { self.clock = clock }

  func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    return { RootFlow($0, entries, self) }
  }

  func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    if phrase == "doorbell is broken" { throw JourneyError("Nobody can repair it.") }
  }
}

struct Guest: Equatable {
  /// More than fit into a window.
  static let countries =
    ["Åland Islands", "Belgium", "Benin", "Estonia", "Finland", "Spain", "Ukraine", "United Kingdom"]
    + (1...200).map { "Island \($0)" }

  var name = ""
  var country: String?
}

@MainActor
private final class RootFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "guests")
  private let entries: EntryStore
  private let world: GuestsWorld
  private lazy var home = PageScreen("Home") { [weak self] in self?.homePage ?? Page("Home") {} }

  init(_ presentation: FlowPresentation, _ entries: EntryStore, _ world: GuestsWorld) {
    context = FlowContext(presentation)
    self.entries = entries
    self.world = world
  }

  func didStart() {
    context.show(home, animated: false)
    shell.launch()
    if world.draft != nil { invite() }
  }

  private var homePage: Page {
    Page("Home") {
      if world.guests.isEmpty { "No guests yet" }
      for guest in world.guests { LocalizedText(verbatim: guest) }
      ButtonRow("Add a guest") { [weak self] in self?.invite() }
      ButtonRow("Settings") { [weak self] in self?.showSettings() }
    }
  }

  private func invite() {
    context.start(GuestFlow(context.presenting(.sheet), world)) { [weak self] result, dismisser in
      if case .completed(let guest) = result { self?.world.guests.append(guest) }
      self?.world.draft = nil
      self?.home.update()
      dismisser.dismiss()
    }
  }

  private func showSettings() {
    let now = world.clock.now.formatted(.iso8601)
    context.show(
      PageScreen("Settings") {
        Page("Settings") {
          LocalizedText(verbatim: "It is \(now).")
          CustomRow("Map", label: "The way here")
        }
      })
  }

  func refreshHome() { home.update() }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

/// Asks for a guest's name and country.
@MainActor
private final class GuestFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private let world: GuestsWorld
  private lazy var screen = PageScreen("Guest") { [weak self] in self?.page ?? Page("Guest") {} }

  init(_ presentation: FlowPresentation, _ world: GuestsWorld) {
    context = FlowContext(presentation)
    self.world = world
  }

  func didStart() {
    if world.draft == nil { world.draft = Guest() }
    context.show(screen)
  }

  private var page: Page {
    let draft = world.draft ?? Guest()
    return Page("A guest") {
      FieldRow("First name", draft.name) { [weak self] name in self?.edit { $0.name = name } }
      ChoiceRow(
        "Country", draft.country.map { LocalizedText(verbatim: $0) },
        titles: Guest.countries.map { LocalizedText(verbatim: $0) }
      ) { [weak self] place in self?.edit { $0.country = Guest.countries[place] } }
      ButtonRow("Save") { [weak self] in self?.finish(.completed(draft.name)) }
    }
  }

  private func edit(_ change: (inout Guest) -> Void) {
    var draft = world.draft ?? Guest()
    change(&draft)
    world.draft = draft
    screen.update()
  }
}

/// A screen that shows its page anew on request.
private final class PageScreen: HeadlessViewController {
  private let name: String
  private let makePage: @MainActor () -> Page

  init(_ name: String, page makePage: @escaping @MainActor () -> Page) {
    self.name = name
    self.makePage = makePage
    super.init()
  }

  override var screenName: String { name }

  override func viewDidLoad() { update() }

  func update() { show(makePage()) }
}
