import FlowKit
import FlowScreens
import FlowStorage

@MainActor
protocol WaysOutRouter: AnyObject {
  func didMakeReport(_ report: DamageReport)

  /// The person wants to start anew, and has not been asked whether they are sure.
  func didAskToStartAnew()

  /// The data can be used.
  func didFind(_ wayOut: WaysOutFlow.WayOut)
}

struct WaysOutContent: Equatable, Sendable {
  var title: LocalizedText
  var reason: LocalizedText
  /// Why starting anew has failed.
  var problem: LocalizedText?
  var canStartAnew: Bool
  var isBusy = false
}

/// Handles the person's actions on the screen with the ways out.
@MainActor
final class WaysOutPresenter {
  weak var view: (any ScreenView<WaysOutContent>)? {
    didSet { view?.display(content) }
  }

  private(set) var waysOut: WaysOut
  private let scope: FlowScope
  weak var router: (any WaysOutRouter)?
  private var content: WaysOutContent

  init(_ waysOut: WaysOut, scope: FlowScope) {
    self.waysOut = waysOut
    self.scope = scope
    content = WaysOutContent(waysOut)
  }

  /// Something else is wrong now.
  func show(_ waysOut: WaysOut) {
    self.waysOut = waysOut
    let isBusy = content.isBusy
    content = WaysOutContent(waysOut)
    content.isBusy = isBusy
    view?.display(content)
  }

  func didTapTryAgain() {
    perform { [waysOut] in
      await waysOut.tryAgain()
    } then: {
      $0.didTry($1, .triedAgain)
    }
  }

  func didTapSendReport() {
    perform { [waysOut] in
      await waysOut.makeReport()
    } then: {
      $0.router?.didMakeReport($1)
    }
  }

  func didTapStartAnew() {
    if content.canStartAnew, !content.isBusy { router?.didAskToStartAnew() }
  }

  func didConfirmToStartAnew() {
    perform { [waysOut] () async -> Result<WaysOut?, any Error> in
      do {
        try await waysOut.startAnew?()
        return .success(await waysOut.tryAgain())
      } catch {
        return .failure(error)
      }
    } then: { presenter, result in
      switch result {
      case .success(let other): presenter.didTry(other, .startedAnew)
      case .failure(let error): presenter.content.problem = WaysOut.sentence(of: error)
      }
    }
  }

  private func didTry(_ other: WaysOut?, _ wayOut: WaysOutFlow.WayOut) {
    if let other { show(other) } else { router?.didFind(wayOut) }
  }

  /// Performs work, during which no button acts.
  private func perform<Value: Sendable>(
    _ work: @escaping @MainActor () async -> Value, then: @escaping @MainActor (WaysOutPresenter, Value) -> Void
  ) {
    guard !content.isBusy else { return }
    content.isBusy = true
    content.problem = nil
    view?.display(content)
    scope.perform(work) { [weak self] value in
      guard let self else { return }
      content.isBusy = false
      then(self, value)
      view?.display(content)
    }
  }
}

extension WaysOutContent {
  @MainActor
  fileprivate init(_ waysOut: WaysOut) {
    self.init(title: waysOut.title, reason: waysOut.reason, canStartAnew: waysOut.startAnew != nil)
  }
}

@MainActor
extension PageToolkit {
  func makeWaysOut(_ presenter: WaysOutPresenter) -> any ScreenView<WaysOutContent> {
    screen("Ways out") { content in
      Page(content.title, isBusy: content.isBusy) {
        content.reason
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow("Try again", role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapTryAgain)
        ButtonRow("Send a report", isEnabled: !content.isBusy, onTap: presenter.didTapSendReport)
        if content.canStartAnew {
          ButtonRow(
            "Start anew", role: .destructive, isEnabled: !content.isBusy, onTap: presenter.didTapStartAnew)
        }
      }
    }
  }

  func makeReport(_ report: DamageReport, onSend: @escaping @MainActor () -> Void) -> any ViewController {
    let page = Page("Report") {
      "This is what the report says. Nothing that you have entered is in it."
      for line in report.lines { LocalizedText(verbatim: line) }
      ButtonRow("Send", role: .main, onTap: onSend)
    }
    return screen("Report", page: page)
  }
}
