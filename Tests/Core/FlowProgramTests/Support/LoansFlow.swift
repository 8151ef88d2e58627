import FlowHeadless
import FlowKit
import FlowScreens
import FlowShell

/// Home with the loans, and a sheet that renews them.
@MainActor
final class LoansFlow: AppRootFlow, ShellHost {
  let context: Shell.Context
  private(set) lazy var shell = Shell(context: context, host: self, features: [], entries: entries, scheme: "loans")
  private let entries: EntryStore
  private let client: LibraryClient
  private let bug: LoansBug?
  private lazy var requests = LatestRequest(in: context.scope)
  private lazy var home = LoansScreen("Home") { [weak self] in self?.page ?? Page("Loans") {} }

  private var nextID: Int
  private var count: Int?
  private var failureCount = 0
  private var isRenewing = false
  private var news = ""

  init(
    _ presentation: FlowPresentation, _ entries: EntryStore, _ client: LibraryClient, firstID: Int, _ bug: LoansBug?
  ) {
    context = FlowContext(presentation)
    (self.entries, self.client, nextID, self.bug) = (entries, client, firstID, bug)
  }

  func didStart() {
    context.show(home, animated: false)
    shell.launch()
    load()
  }

  private var page: Page {
    Page("Loans") {
      if let count { LocalizedText(verbatim: "Renewed \(count) times") }
      if failureCount > 0 {
        "The library has not answered."
        ButtonRow("Try again") { [weak self] in self?.tryAgain() }
      }
      if isRenewing { "Renewing…" }
      if !news.isEmpty { TextRow(LocalizedText(verbatim: news), style: .notice) }
      ButtonRow("Refresh") { [weak self] in self?.load() }
      ButtonRow("Renew") { [weak self] in self?.startRenewal() }
    }
  }

  private func load() {
    guard bug != .showsOlderAnswer else {
      context.scope.perform { [client] in
        await Self.result { () async throws(LibraryError) in try await client.renewalCount() }
      } then: { [weak self] in
        self?.show($0)
      }
      return
    }
    requests.perform { [client] () async throws(LibraryError) in
      try await client.renewalCount()
    } then: { [weak self] in
      self?.show($0)
    }
  }

  private static func result(
    _ call: () async throws(LibraryError) -> Int
  ) async -> Result<Int, LibraryError> {
    do throws(LibraryError) { return .success(try await call()) } catch { return .failure(error) }
  }

  private func show(_ answer: Result<Int, LibraryError>) {
    switch answer {
    case .success(let count): (self.count, failureCount) = (count, 0)
    case .failure: failureCount += 1
    }
    home.update()
  }

  private func tryAgain() {
    guard bug != .retriesOnce || failureCount < 2 else { return }
    load()
  }

  private func startRenewal() {
    let id = nextID
    nextID += bug == .renewsTwice ? 2 : 1
    isRenewing = true
    home.update()
    let flow = RenewalFlow(context.presenting(.sheet), client, id, isLenient: bug == .renewsTwice)
    context.start(flow) { [weak self] result, dismisser in
      self?.didEnd(result, of: id)
      dismisser.dismiss()
    }
  }

  private func didEnd(_ result: FlowOutcome<LibraryError?>, of id: Int) {
    switch result {
    case .completed(nil): news = "Renewal \(id) was made."
    case .completed(.refused): news = "Renewal \(id) was refused."
    case .completed(.unknown):
      news = "Renewal \(id) \(bug == .reportsUnknownAsRefused ? "was refused." : "may have been made.")"
    case .cancelled: news = ""
    }
    if bug != .spinsAfterLeaving || result != .cancelled { isRenewing = false }
    home.update()
    load()
  }

  func refreshHome() { home.update() }

  func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    HeadlessToolkit().screen("Settings") { _ in Page("Settings") {} }
  }
}

/// Renews; a person who leaves does not wait for the reply.
@MainActor
private final class RenewalFlow: Flow {
  let context: FlowContext<FlowOutcome<LibraryError?>>
  private let client: LibraryClient
  private let isLenient: Bool
  private var id: Int
  private var isBusy = false
  private lazy var screen = LoansScreen("Renewal") { [weak self] in self?.page ?? Page("Renewal") {} }

  init(_ presentation: FlowPresentation, _ client: LibraryClient, _ id: Int, isLenient: Bool) {
    context = FlowContext(presentation)
    (self.client, self.id, self.isLenient) = (client, id, isLenient)
  }

  func didStart() { context.show(screen) }

  private var page: Page {
    Page("Renewal") {
      ButtonRow("Renew all", isEnabled: !isBusy || isLenient) { [weak self] in self?.renew() }
    }
  }

  private func renew() {
    guard !isBusy || isLenient else { return }
    isBusy = true
    screen.update()
    let id = id
    if isLenient { self.id += 1 }
    context.scope.perform { [client] () -> LibraryError? in
      do throws(LibraryError) { try await client.renew(id) } catch { return error }
      return nil
    } then: { [weak self] in
      self?.finish(.completed($0))
    }
  }
}

private final class LoansScreen: HeadlessViewController {
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
