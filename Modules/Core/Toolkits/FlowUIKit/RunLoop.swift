package import FlowKit

#if canImport(UIKit)
  import UIKit
#endif

extension UIKitPresenters {
  /// The waits of the main thread.
  package struct RunLoop {
    /// Calls its argument in the next turn.
    let inNextTurn: @MainActor (@escaping Completion) -> Void
    /// Calls its argument after the next event, such as a touch or a frame of an animation; until then, the run loop may
    /// sleep.
    let afterNextEvent: @MainActor (@escaping Completion) -> Void

    package init(
      inNextTurn: @escaping @MainActor (@escaping Completion) -> Void,
      afterNextEvent: @escaping @MainActor (@escaping Completion) -> Void
    ) {
      self.inNextTurn = inNextTurn
      self.afterNextEvent = afterNextEvent
    }

    static var main: RunLoop {
      RunLoop(inNextTurn: callInNextTurn) { body in
        #if canImport(UIKit)
          let activity = CFRunLoopActivity.beforeWaiting.rawValue
          let observer = CFRunLoopObserverCreateWithHandler(nil, activity, false, 0) { _, _ in
            MainActor.assumeIsolated(body)
          }
          CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        #else
          callInNextTurn(body)
        #endif
      }
    }

    @MainActor
    private static func callInNextTurn(_ body: @escaping Completion) {
      Task { @MainActor in body() }
    }
  }
}
