import FlowKit

/// A flow that starts others and reads their results.
@MainActor
final class CallerFlow: Flow {
  let context: FlowContext<Outcome>
  private(set) var results = 0

  init(_ presentation: FlowPresentation = .detached) { context = FlowContext(presentation) }

  /// Returns a running caller, which lives as long as the root.
  static func running(in root: FlowController) -> CallerFlow {
    let caller = CallerFlow()
    root.start(caller)
    return caller
  }

  func didStart() {}

  func start(_ flow: any Flow<Outcome>) {
    context.start(flow) { [weak self] result, _ in self?.flowDidFinish(result) }
  }

  func startAndDismiss(_ flow: any Flow<Outcome>, animated: Bool = true) {
    context.start(flow) { [weak self] result, dismisser in
      self?.flowDidFinish(result)
      dismisser.dismiss(animated: animated)
    }
  }

  private func flowDidFinish(_ result: Outcome) {
    switch result {
    case .completed: results += 1
    case .cancelled: break
    }
  }
}
