import FlowKit
import FlowUIKit
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import FlowUIKitStandIn
#endif

/// Asks for a guest's name, on a screen of the team's own.
@MainActor
final class GuestFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>

  init(_ presentation: FlowPresentation) { context = FlowContext(presentation) }

  func didStart() {
    context.show(NameScreen { [weak self] name in self?.finish(.completed(name)) })
  }
}

final class NameScreen: UIViewController {
  private let onEnter: (String) -> Void

  init(onEnter: @escaping (String) -> Void) {
    self.onEnter = onEnter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  func didEnter(_ name: String) { onEnter(name) }
}

/// Starts the flow in a window that the app has already.
@MainActor
final class Reception {
  private let presenters: UIKitPresenters
  private let flows = FlowController(observer: FlowLog())

  init(window: UIWindow) { presenters = UIKitPresenters(window: window) }

  func invite(over host: UIViewController, then receive: @escaping @MainActor (FlowOutcome<String>) -> Void) {
    let flow = GuestFlow(.present(.sheet(heights: [.medium]), over: host, using: presenters.factory))
    flows.start(flow) { result, dismisser in
      dismisser.dismiss(animated: true)
      receive(result)
    }
  }
}
