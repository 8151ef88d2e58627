#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn

  /// A window with a controller that starts flows in it, and records callbacks.
  @MainActor
  final class FlowDesk {
    let stage: UIKitStage
    var received: [String] = []
    private let controller = FlowController(observer: nil)

    init(_ variants: StandInVariants = StandInVariants()) { stage = UIKitStage(variants) }

    var device: StandInDevice { stage.device }
    /// The titles of the visible screens.
    var titles: [String] { stage.shown.map { ($0 as? UIViewController)?.title ?? "" } }

    /// Starts a flow with one screen, or with the screens that `onStart` shows.
    @discardableResult
    func start(
      _ place: FlowPresentation? = nil, showing screen: UIViewController? = nil,
      onStart: (@MainActor (StubFlow<FlowOutcome<Int>>) -> Void)? = nil
    ) -> StubFlow<FlowOutcome<Int>> {
      let flow = StubFlow<FlowOutcome<Int>>("flow", place ?? .push(onto: stage.root, using: stage.factory)) { flow in
        if let onStart { onStart(flow) } else { flow.context.show(screen ?? PlainScreen("First")) }
      }
      controller.start(flow) { [weak self] result, _ in self?.received.append("\(result)") }
      return flow
    }
  }
#endif
