import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage

@testable import FlowProgram

/// The world of an app whose work waits for the person: in a sub-flow, a question, and a sign-in that two share.
final class WaitingWorld: SavingsWorld {
  override func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    let entries = try await EntryStore(in: database)
    return { WaitingFlow($0, entries) }
  }
}

@MainActor
private final class WaitingFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "savings")
  private let entries: EntryStore
  private var signIn: Task<Bool, Never>?

  init(_ presentation: FlowPresentation, _ entries: EntryStore) {
    context = FlowContext(presentation)
    self.entries = entries
  }

  func didStart() {
    showHome("Nothing yet", animated: false)
    shell.launch()
  }

  private func showHome(_ text: String, animated: Bool = true) {
    let screen = ButtonScreen("Home", text, "Begin") { [weak self] in self?.begin() }
    context.show(screen, replacingStack: true, animated: animated)
  }

  private func begin() {
    context.scope.perform { [self] in
      let isNamed = await context.run(ButtonFlow("Name", context.presenting(.sheet)))
      let isSure = await context.ask(
        Alert("Are you sure?", choices: [.init("Yes", true)], cancel: .init("No", false)))
      async let other = isSignedIn()
      let isAllowed = await isSignedIn()
      return [isNamed == .completed(true), isSure, isAllowed, await other]
    } then: { [weak self] answers in
      self?.showHome("Answers: \(answers.map { $0 ? "yes" : "no" }.joined(separator: " "))")
    }
  }

  /// A call of a service that needs a sign-in, which all callers share.
  private func isSignedIn() async -> Bool {
    let task =
      signIn
      ?? Task { [context] in
        let outcome = await context.run(ButtonFlow("Sign in", context.presenting(.fullScreen)))
        await Store().save()
        return outcome == .completed(true)
      }
    signIn = task
    return await waitingForPerson { await task.value }
  }

  func refreshHome() {}
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

/// Work on another executor, such as that of a store.
private actor Store {
  func save() async { await Task.yield() }
}

/// A flow with one screen, whose button completes it.
@MainActor
private final class ButtonFlow: Flow {
  let context: FlowContext<FlowOutcome<Bool>>
  private let title: LocalizedText

  init(_ title: LocalizedText, _ presentation: FlowPresentation) {
    context = FlowContext(presentation)
    self.title = title
  }

  func didStart() {
    context.show(ButtonScreen(title, "", "Done") { [weak self] in self?.finish(.completed(true)) })
  }
}

private final class ButtonScreen: HeadlessViewController {
  private let title: LocalizedText
  private let text: String
  private let button: LocalizedText
  private let onTap: Completion

  init(_ title: LocalizedText, _ text: String, _ button: LocalizedText, onTap: @escaping Completion) {
    (self.title, self.text, self.button, self.onTap) = (title, text, button, onTap)
    super.init()
  }

  override var screenName: String { title.developerForm }

  override func viewDidLoad() {
    show(
      Page(title) {
        if !text.isEmpty { ItemRow(LocalizedText(verbatim: text)) }
        ButtonRow(button, onTap: onTap)
      })
  }
}
