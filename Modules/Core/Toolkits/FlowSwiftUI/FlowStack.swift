#if canImport(SwiftUI) && canImport(UIKit)
  public import FlowKit
  public import FlowUIKit
  public import SwiftUI

  /// A stack of flows in a SwiftUI window; it starts a flow at its bottom, and terminates it when the view goes.
  @MainActor
  public struct FlowStack: UIViewControllerRepresentable {
    private let language: Language
    private let observer: any FlowObserver
    private let start: @MainActor (FlowController, FlowPresentation) -> Void

    /// Creates a stack.
    /// - Parameters:
    ///   - language: The language of alerts and tabs.
    ///   - observer: Sees the flows of the stack; by default, misuse and leaks are logged.
    ///   - makeFlow: Makes the flow at its place.
    ///   - onFinish: Called with the result of the flow, whose screens stay until the view goes.
    public init<Result: CancellableResult>(
      language: Language = .developers, observer: any FlowObserver = FlowLog(),
      _ makeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<Result>,
      onFinish: @escaping @MainActor (Result) -> Void = { _ in }
    ) {
      self.language = language
      self.observer = observer
      start = { flows, presentation in flows.start(makeFlow(presentation)) { result, _ in onFinish(result) } }
    }

    /// Creates the tree of the flows.
    public func makeCoordinator() -> FlowController { FlowController(observer: observer) }

    /// Creates the stack, whose flow starts when it is in a window.
    public func makeUIViewController(context: Context) -> UINavigationController {
      let stack = WindowStack()
      let (flows, language, start) = (context.coordinator, language, start)
      stack.onWindow = { [weak stack] window in
        guard let stack else { return }
        let presenters = UIKitPresenters(window: window, root: stack, language: language)
        start(flows, .push(onto: stack, using: presenters.factory))
      }
      return stack
    }

    /// The flow shows its own screens; nothing changes here.
    public func updateUIViewController(_ stack: UINavigationController, context: Context) {}

    /// Terminates the flow.
    public static func dismantleUIViewController(_ stack: UINavigationController, coordinator: FlowController) {
      coordinator.terminate()
    }
  }
#endif
