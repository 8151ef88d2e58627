import FlowKit
import FlowScreens
import FlowSession
import FlowShell
import FlowStorage
import FlowTesting
import Foundation
import SessionDoubles

/// An app for any toolkit whose buttons make calls that need a session.
@MainActor
final class CallingApp: AssembledApp {
  let session: Session
  /// The sheet that was opened last, which the program can close.
  weak var sheet: SheetFlow?
  private let service: TestService
  private let entries: EntryStore
  private let scenes: AppScenes
  private let toolkit: any PageToolkit

  init(
    _ service: TestService, in database: SQLiteDatabase, secrets: any SecretStore, scenes: AppScenes,
    toolkit: any PageToolkit
  ) async throws {
    session = try await Session.open(service, in: database, secrets: secrets)
    entries = try await EntryStore(in: database)
    self.service = service
    self.scenes = scenes
    self.toolkit = toolkit
    scenes.showSignIn(for: session, as: .sheet) { [session] presentation, person in
      SignInFlow(presentation, toolkit, session, service, person)
    }
  }

  func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID) -> CallingFlow {
    CallingFlow(presentation, toolkit, session, service, entries, scene, scenes) { [weak self] in self?.sheet = $0 }
  }

  func didDiscard(_ scenes: [SceneID]) async {}
}

/// Home, with buttons for a call and for a sheet.
final class CallingFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(
    context: context, host: self, features: [], entries: entries, scene: scene, of: scenes, scheme: "calling")
  private let toolkit: any PageToolkit
  private let session: Session
  private let service: TestService
  private let entries: EntryStore
  private let scene: SceneID
  private let scenes: AppScenes
  private lazy var home = makeScreen("Home")
  private let onSheet: @MainActor (SheetFlow) -> Void
  private var results: [String] = []

  init(
    _ presentation: FlowPresentation, _ toolkit: any PageToolkit, _ session: Session, _ service: TestService,
    _ entries: EntryStore, _ scene: SceneID, _ scenes: AppScenes, onSheet: @escaping @MainActor (SheetFlow) -> Void
  ) {
    self.onSheet = onSheet
    context = FlowContext(presentation)
    self.toolkit = toolkit
    self.session = session
    self.service = service
    self.entries = entries
    self.scene = scene
    self.scenes = scenes
  }

  private func makeScreen(_ name: String) -> any ScreenView<[String]> {
    toolkit.screen(name) { [weak self] (results: [String]) in
      Page(LocalizedText(verbatim: name)) {
        LocalizedText(verbatim: results.isEmpty ? "Nothing sent" : results.joined(separator: ", "))
        ButtonRow("Send") { self?.send() }
        ButtonRow("Open a sheet") { self?.openSheet() }
      }
    }
  }

  func didStart() {
    context.show(home, animated: false)
    refreshHome()
    shell.launch()
  }

  func refreshHome() { home.display(results) }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    toolkit.screen("Settings") { _ in Page("Settings") {} }
  }

  private func openSheet() {
    let sheet = SheetFlow(context.presenting(.sheet), toolkit, onSend: { [weak self] in self?.send() })
    onSheet(sheet)
    context.start(sheet)
  }

  private func send() {
    context.scope.perform { [session, service] in
      do throws(TestFailure) {
        let person = try await session.call(by: .person, failingWith: TestFailure.session) {
          token throws(TestFailure) in
          try await service.books(with: token)
        }
        return "sent by \(person.name)"
      } catch {
        return error == .session(.declined) ? "declined" : "failed"
      }
    } then: { [weak self] result in
      self?.results.append(result)
      self?.refreshHome()
    }
  }
}

/// A sheet with a button for a call.
final class SheetFlow: Flow {
  let context: FlowContext<FlowOutcome<Int>>
  private let toolkit: any PageToolkit
  private let onSend: @MainActor () -> Void

  init(_ presentation: FlowPresentation, _ toolkit: any PageToolkit, onSend: @escaping @MainActor () -> Void) {
    context = FlowContext(presentation)
    self.toolkit = toolkit
    self.onSend = onSend
  }

  func didStart() {
    context.show(
      toolkit.screen(
        "Sheet",
        page: Page("Sheet") {
          ButtonRow("Send") { [onSend] in onSend() }
        }))
  }
}

/// SignIn, with a button for each person.
final class SignInFlow: Flow {
  let context: FlowContext<FlowOutcome<PersonID>>
  private let toolkit: any PageToolkit
  private let session: Session
  private let service: TestService
  private let person: PersonID?

  init(
    _ presentation: FlowPresentation, _ toolkit: any PageToolkit, _ session: Session, _ service: TestService,
    _ person: PersonID?
  ) {
    context = FlowContext(presentation)
    self.toolkit = toolkit
    self.session = session
    self.service = service
    self.person = person
  }

  func didStart() {
    context.show(
      toolkit.screen(
        "Sign in",
        page: Page("Sign in") {
          LocalizedText(verbatim: person?.name ?? "Who are you?")
          ButtonRow("Ada") { [weak self] in self?.signIn(.ada) }
          ButtonRow("Grace") { [weak self] in self?.signIn(.grace) }
        }))
  }

  private func signIn(_ person: PersonID) {
    context.scope.perform { [session, service] in
      try? await session.begin(await service.signIn(person))
    } then: { [weak self] in
      self?.finish(.completed(person))
    }
  }
}
