import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import FlowUIKit
import FlowUIKitRows
public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// The app in one window; its current feature is stored, and restored with the scene.
@MainActor
public final class PhoneScene {
  private let presenters: UIKitPresenters
  private let flows: FlowController
  private weak var root: (any AppRootFlow)?
  /// The links that have arrived before the launch has finished; nil afterwards.
  private var pendingLinks: [URL]? = []
  private var launch: Task<Void, Never>?

  init(
    _ navigation: UINavigationController, presenters: UIKitPresenters, observer: any FlowObserver,
    makeRoot: @escaping @MainActor (FlowPresentation) async throws -> any AppRootFlow
  ) {
    self.presenters = presenters
    flows = FlowController(observer: observer)
    let presentation = FlowPresentation.push(onto: navigation, using: presenters.factory)
    launch = Task { [weak self, weak navigation] in
      do {
        let root = try await makeRoot(presentation)
        self?.start(root)
      } catch {
        let screen = RowsViewController(name: "Failure", language: presenters.language)
        screen.show(
          Page("The app does not start") { (error as? DatabaseError)?.sentence ?? LocalizedText(verbatim: "\(error)") })
        navigation?.setViewControllers([screen], animated: false)
      }
    }
  }

  private func start(_ root: some AppRootFlow) {
    self.root = root
    flows.start(root)
    let links = pendingLinks ?? []
    pendingLinks = nil
    for link in links { open(link) }
  }

  /// Opens a link: now, when the current feature has finished, or when the app is launched.
  public func open(_ link: URL) {
    if pendingLinks == nil { root?.shell.open(link.absoluteString) } else { pendingLinks?.append(link) }
  }

  /// Opens the links that the scene receives.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for link in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) { open(link) }
  }

  /// Opens a universal link, which arrives as an activity.
  public func `continue`(_ activity: NSUserActivity) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let link = activity.webpageURL { open(link) }
  }

  /// Informs the visible screen that time has passed; call it when the scene becomes active.
  public func didBecomeActive() { (presenters.factory.topViewController as? any TimeDependent)?.timeDidPass() }

  /// Waits until the app is launched, and no flow has work left.
  package func idle() async {
    await launch?.value
    await flows.idle()
  }
}
