import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation
import Synchronization

@testable import FlowProgram

/// The world of an app that asks a server on a thread that the program does not see.
final class AskingWorld: SavingsWorld {
  /// The phrase after which the process is killed by the next question, before the server gets it.
  nonisolated static let killPhrase = "kill at the next question"

  private let server: ThreadServer
  private let isSeen: Bool
  private let killsNext = Atomic(false)

  /// - Parameters:
  ///   - server: The server.
  ///   - isSeen: Whether the app's calls say that they are outside.
  init(_ server: ThreadServer, isSeen: Bool = true) {
    self.server = server
    self.isSeen = isSeen
  }

  override func launch(
    with database: SQLiteDatabase, kill: @escaping @MainActor @Sendable () async -> Void
  ) async throws -> RootFlowFactory {
    await server.didLaunch()
    let entries = try await EntryStore(in: database)
    return { [self] in
      AskingFlow($0, entries) { [self] question in
        isSeen ? await outside { await ask(question, kill) } : await ask(question, kill)
      }
    }
  }

  private nonisolated func ask(
    _ question: String, _ kill: @escaping @MainActor @Sendable () async -> Void
  ) async -> String {
    if killsNext.exchange(false, ordering: .relaxed) { await kill() }
    return await server.answer(question)
  }

  override func perform(_ phrase: String, _ texts: [String]) async throws(JourneyError) {
    killsNext.store(true, ordering: .relaxed)
  }
}

/// A server that answers when a number of questions have come, the last one first.
final class ThreadServer: Sendable {
  private struct State {
    var questions: [(text: String, reply: CheckedContinuation<String, Never>)] = []
    var launchCount = 0
  }

  private let countBeforeAnswers: Int
  private let answersLaunches: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - count: The number of questions that it answers at once.
  ///   - answersLaunches: Whether the app can be launched, or waits for ever.
  init(answersAfter count: Int = 1, answersLaunches: Bool = true) {
    countBeforeAnswers = count
    self.answersLaunches = answersLaunches
  }

  var launchCount: Int { state.withLock(\.launchCount) }

  func didLaunch() async {
    state.withLock { $0.launchCount += 1 }
    if !answersLaunches { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  func answer(_ question: String) async -> String {
    await withCheckedContinuation { reply in
      let due = state.withLock { state in
        state.questions.append((question, reply))
        guard state.questions.count == countBeforeAnswers else { return state.questions.suffix(0) }
        defer { state.questions = [] }
        return state.questions[...]
      }
      Thread.detachNewThread { for question in due.reversed() { question.reply.resume(returning: question.text) } }
    }
  }
}

/// A flow whose home asks a question, or two at once, and lists the answers in the order in which they come.
@MainActor
private final class AskingFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "savings")
  private let entries: EntryStore
  private let ask: @Sendable (String) async -> String
  private let screen = AskingScreen()

  init(_ presentation: FlowPresentation, _ entries: EntryStore, ask: @escaping @Sendable (String) async -> String) {
    context = FlowContext(presentation)
    self.entries = entries
    self.ask = ask
  }

  func didStart() {
    screen.onAsk = { [weak self] count in
      for number in 1...count { self?.begin("\(number)") }
    }
    context.show(screen, animated: false)
    shell.launch()
  }

  private func begin(_ question: String) {
    context.scope.perform { [ask] in
      await ask(question)
    } then: { [screen] answer in
      screen.answers.append(answer)
    }
  }

  func refreshHome() {}
  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

private final class AskingScreen: HeadlessViewController {
  var onAsk: (Int) -> Void = { _ in }
  var answers: [String] = [] {
    didSet { showAnswers() }
  }

  override var screenName: String { "Home" }

  override func viewDidLoad() { showAnswers() }

  private func showAnswers() {
    show(
      Page("Home") {
        ItemRow("Answers: \(verbatim: answers.isEmpty ? "none" : answers.joined(separator: " "))")
        ButtonRow("Ask") { [weak self] in self?.onAsk(1) }
        ButtonRow("Ask twice") { [weak self] in self?.onAsk(2) }
      })
  }
}
