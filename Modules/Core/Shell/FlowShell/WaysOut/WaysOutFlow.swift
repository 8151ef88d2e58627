public import FlowKit
public import FlowScreens
import FlowStorage

/// Shows the ways out of data that the app cannot use, and finishes when it can be used.
@MainActor
public final class WaysOutFlow: Flow {
  public enum WayOut: Equatable, Sendable {
    case triedAgain, startedAnew
  }

  public let context: FlowContext<FlowOutcome<WayOut>>

  private let presenter: WaysOutPresenter
  private let toolkit: any PageToolkit
  private let isFirst: Bool

  /// - Parameters:
  ///   - presentation: The place of its screens.
  ///   - waysOut: The ways out at first.
  ///   - toolkit: Makes its screens.
  ///   - isFirst: Whether it is shown instead of the app, and not above home.
  public init(
    _ presentation: FlowPresentation, _ waysOut: WaysOut, in toolkit: any PageToolkit, isFirst: Bool = false
  ) {
    context = FlowContext(presentation)
    presenter = WaysOutPresenter(waysOut, scope: context.scope)
    self.toolkit = toolkit
    self.isFirst = isFirst
    presenter.router = self
  }

  /// Something else is wrong now.
  public func show(_ waysOut: WaysOut) { presenter.show(waysOut) }

  public func didStart() {
    let screen = toolkit.makeWaysOut(presenter)
    presenter.view = screen
    context.show(screen, animated: !isFirst)
  }
}

// MARK: - WaysOutRouter

extension WaysOutFlow: WaysOutRouter {
  func didMakeReport(_ report: DamageReport) {
    context.show(
      toolkit.makeReport(report) { [presenter] in presenter.waysOut.share(report.text) })
  }

  func didAskToStartAnew() {
    let question = Alert(
      "Start anew?", message: presenter.waysOut.loss, choices: [.init("Start anew", true, isDestructive: true)],
      cancel: .init("Cancel", false))
    context.ask(question) { [weak presenter] isSure in
      if isSure { presenter?.didConfirmToStartAnew() }
    }
  }

  func didFind(_ wayOut: WayOut) { context.finish(.completed(wayOut)) }
}
