package import FlowKit
package import FlowUIKit

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A flow that a value of the app's own starts, such as a state of a SwiftUI view; its result is reported once.
@MainActor
package final class FlowLaunch<Result: CancellableResult> {
  private let flows = FlowController()
  private let makePresenters: @MainActor (UIWindow) -> UIKitPresenters
  private var presenters: UIKitPresenters?
  private var flow: (any Flow<Result>)?
  /// Whether the value must be false before another flow can start: a view may still show the value from before the end.
  private var hasEnded = false

  /// - Parameter makePresenters: Makes the presenters of a window in which there are none.
  package init(makePresenters: @escaping @MainActor (UIWindow) -> UIKitPresenters) {
    self.makePresenters = makePresenters
  }

  /// Starts the flow if the value has become true, and terminates it without a result if it has become false.
  /// - Parameters:
  ///   - isPresented: The value.
  ///   - host: The view controller over which the flow is shown.
  ///   - window: The window; nil if the host is in none yet, so that the flow starts at a later call.
  ///   - onEnd: Called with the result; the value must become false then.
  package func update(
    isPresented: Bool, over host: UIViewController, in window: UIWindow?, as style: ModalStyle,
    makeFlow: @MainActor (FlowPresentation) -> any Flow<Result>, onEnd: @escaping @MainActor (Result) -> Void
  ) {
    guard isPresented else {
      hasEnded = false
      return terminate()
    }
    guard flow == nil, !hasEnded, let window else { return }
    let presenters = UIKitPresenters(inUseIn: window) ?? makePresenters(window)
    self.presenters = presenters
    let flow = makeFlow(.present(style, over: host, using: presenters.factory))
    self.flow = flow
    flows.start(flow) { [weak self] result, dismisser in
      self?.flow = nil
      self?.hasEnded = true
      dismisser.dismiss(animated: true)
      onEnd(result)
    }
  }

  /// Terminates the flow without a result, such as when the view has gone.
  package func terminate() {
    guard let flow else { return }
    self.flow = nil
    flows.terminate(flow)
  }
}
