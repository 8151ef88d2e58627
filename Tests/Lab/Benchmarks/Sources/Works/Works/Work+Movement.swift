import FlowHeadless
import FlowKit

extension Work {
  /// Screens that a flow shows in one movement: ten times as many take ten times as long.
  static let movements = [1_000, 10_000].map { count in
    Work(
      "movement-\(count)",
      [
        Way(.flow, count) {
          let stage = ScaleStage()
          let flow = CallerFlow(stage.pushing)
          stage.root.start(flow) { _, _ in }
          return {
            flow.context.inOneMovement {
              for _ in 0..<count { flow.context.show(HeadlessViewController(), animated: false) }
            }
            precondition(flow.context.node.viewControllers.count == count)
          }
        }
      ])
  }

  /// Screens that an observed flow shows and dismisses, one after the other: its memory does not grow.
  static let passing = Work(
    "passing",
    [
      Way(.flow, 50_000) {
        let observer = CountingObserver()
        let stage = ScaleStage(observer: observer)
        let flow = CallerFlow(stage.pushing)
        stage.root.start(flow) { _, _ in }
        flow.context.show(HeadlessViewController(), animated: false)
        return {
          for _ in 0..<50_000 {
            let screen = HeadlessViewController()
            flow.context.show(screen, animated: false)
            flow.context.dismiss(screen, animated: false)
          }
          precondition(stage.window.viewControllers.count == 2 && observer.leaks == 0)
        }
      }
    ])
}
