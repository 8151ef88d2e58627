import FlowHeadless
import FlowKit

extension Work {
  /// A screen is shown and removed, unanimated; by hand it is the window's own push and pop, without a flow.
  static let screen = Work(
    "screen",
    [
      Way(.flow, 1_000) {
        let root = FlowController(observer: nil)
        let caller = CallerFlow.running(in: root)
        let stage = Stage()
        let presentation = FlowPresentation.push(
          onto: stage.navigation, using: HeadlessPresenterFactory(window: stage.window))
        return {
          for _ in 0..<1_000 {
            let flow = ScreenFlow(presentation)
            caller.startAndDismiss(flow, animated: false)
            flow.finish(.completed(1))
          }
          precondition(stage.isAsBefore)
          withExtendedLifetime(root) {}
        }
      },
      Way(.hand, 1_000) {
        let stage = Stage()
        return {
          for _ in 0..<1_000 {
            stage.window.push(HeadlessViewController(), onto: stage.navigation, animated: false)
            stage.window.pop(from: stage.navigation, animated: false)
          }
          precondition(stage.isAsBefore)
        }
      },
    ])
}

/// A window with one screen in it.
@MainActor
private struct Stage {
  let navigation = HeadlessNavigationController(root: HeadlessViewController())
  let window: HeadlessWindow

  init() { window = HeadlessWindow(rootViewController: navigation) }

  var isAsBefore: Bool { navigation.viewControllers.count == 1 && window.violations.isEmpty }
}

@MainActor
private final class ScreenFlow: Flow {
  let context: FlowContext<Outcome>

  init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

  func didStart() { context.show(HeadlessViewController(), animated: false) }
}
