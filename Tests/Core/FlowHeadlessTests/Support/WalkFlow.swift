import FlowKit

/// A flow that shows the screens of a test.
final class WalkFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  /// The caller's dismisser, once the flow has started.
  private(set) var dismisser: (any ViewControllerDismisser)?
  private let first: PlainScreen?
  private let replacesStack: Bool

  init(_ presentation: FlowPresentation, first: PlainScreen?, replacesStack: Bool = false) {
    self.first = first
    self.replacesStack = replacesStack
    context = FlowContext(presentation)
  }

  func didStart() {
    if let first { context.show(first, replacingStack: replacesStack) }
  }

  /// Starts this flow, which stays on the stack when it has reported.
  func start(
    in caller: WalkFlow?, or root: FlowController, onResult: @escaping (FlowOutcome<String>) -> Void = { _ in }
  ) {
    let onStarted: FlowNode.OnStarted = { [weak self] in self?.dismisser = $0 }
    if let caller {
      caller.context.start(self, onFinished: { result, _ in onResult(result) }, onStarted: onStarted)
    } else {
      root.start(self, onFinished: { result, _ in onResult(result) }, onStarted: onStarted)
    }
  }
}
