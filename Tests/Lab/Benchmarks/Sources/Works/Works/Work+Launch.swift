import FlowHeadless
import FlowKit

extension Work {
  /// A sub-flow is started, finishes with a result, and is released.
  static let launch = Work("launch", [.launch(LeafFlow.make), .launchByHand, .floor(10_000)])

  /// The same, and the caller answers as most callers do: it dismisses the flow.
  static let launchAndDismiss = Work(
    "launch-dismissed", [.launch(LeafFlow.make) { $0.startAndDismiss($1) }, .launchByHand, .floor(10_000)])

  /// The same with a flow that could show screens.
  static let launchFeature = Work(
    "launch-feature", [.launch { FeatureFlow.make(.inNoWindow) }, .launchByHand, .floor(10_000)])

  /// The same before an observer, which is informed of leaks, too: these are looked for at the idle moment.
  static let launchObserved = Work("launch-observed", [.launchObserved, .launchByHand, .floor(10_000)])

  /// The same without the idle moment, for tools that cannot follow a wait for a turn of the main actor.
  static let launchObservedAtOnce = Work("launch-observed-at-once", [.launchObservedAtOnce, .launchByHand])
}

extension Way {
  fileprivate static func launch<SomeFlow: Flow<Outcome>>(
    _ make: @escaping @MainActor @Sendable () -> SomeFlow,
    start: @escaping @MainActor @Sendable (CallerFlow, SomeFlow) -> Void = { $0.start($1) }
  ) -> Way {
    Way(.flow, 10_000) {
      let root = FlowController(observer: nil)
      let caller = CallerFlow.running(in: root)
      return {
        for _ in 0..<10_000 {
          let flow = make()
          start(caller, flow)
          flow.finish(.completed(1))
        }
        precondition(caller.results == 10_000)
      }
    }
  }

  fileprivate static let launchByHand = Way(.hand, 10_000) {
    let caller = PlainCaller()
    return {
      for _ in 0..<10_000 {
        let child = PlainLeaf.make()
        caller.start(child)
        child.finish(.completed(1))
      }
      precondition(caller.results == 10_000)
    }
  }

  fileprivate static let launchObserved = Way(.flow, 10_000) {
    let observer = CountingObserver()
    let root = FlowController(observer: observer)
    let caller = CallerFlow.running(in: root)
    return {
      for _ in 0..<10 {
        for _ in 0..<1_000 {
          let flow = LeafFlow.make()
          caller.start(flow)
          flow.finish(.completed(1))
        }
        await root.idle()
      }
      precondition(caller.results == 10_000 && observer.events == 30_001 && observer.leaks == 0)
    }
  }

  fileprivate static let launchObservedAtOnce = Way(.flow, 10_000) {
    let observer = CountingObserver()
    let root = FlowController(observer: observer)
    let caller = CallerFlow.running(in: root)
    return {
      for _ in 0..<10_000 {
        let flow = LeafFlow.make()
        caller.start(flow)
        flow.finish(.completed(1))
      }
      precondition(caller.results == 10_000 && observer.events == 30_001)
      withExtendedLifetime(root) {}
    }
  }
}

extension FlowPresentation {
  /// A place where nothing is ever shown.
  fileprivate static let inNoWindow = {
    let navigation = HeadlessNavigationController()
    return FlowPresentation.push(
      onto: navigation, using: HeadlessPresenterFactory(window: HeadlessWindow(rootViewController: navigation)))
  }()
}
