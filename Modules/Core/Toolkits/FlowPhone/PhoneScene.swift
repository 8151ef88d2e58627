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
  private let makeRoot: @MainActor () async throws -> any AppRootFlow
  private weak var navigation: UINavigationController?
  /// The links that have arrived before the launch has finished; nil afterwards.
  private var pendingLinks: [URL]? = []
  /// The launch, while it is under way.
  private var launch: Task<Void, Never>?
  /// What the window shows if the app cannot start.
  private lazy var failure = RowsViewController(name: "Failure", language: presenters.language)

  init(
    _ navigation: UINavigationController, presenters: UIKitPresenters, observer: any FlowObserver,
    makeRoot: @escaping @MainActor (FlowPresentation) async throws -> any AppRootFlow
  ) {
    self.presenters = presenters
    self.navigation = navigation
    flows = FlowController(observer: observer)
    let presentation = FlowPresentation.push(onto: navigation, using: presenters.factory)
    self.makeRoot = { try await makeRoot(presentation) }
    begin()
  }

  /// Launches the app, unless it is launched, or that is under way.
  private func begin() {
    guard launch == nil, pendingLinks != nil else { return }
    launch = Task { [weak self, makeRoot] in
      do {
        let root = try await makeRoot()
        self?.start(root)
      } catch {
        self?.show((error as? DatabaseError)?.sentence ?? (error as? any ReadableError)?.sentence ?? Self.unknown)
      }
    }
  }

  private static let unknown: LocalizedText = """
    The app has met an error that it does not know. Nothing was changed; try again, and update the app if that does not \
    help.
    """

  /// Says why the app does not start, and offers a second try.
  private func show(_ reason: LocalizedText) {
    launch = nil
    failure.show(
      Page("The app does not start") {
        reason
        ButtonRow("Try again", role: .main) { [weak self] in self?.begin() }
      })
    if navigation?.topViewController !== failure { navigation?.setViewControllers([failure], animated: false) }
  }

  private func start(_ root: some AppRootFlow) {
    self.root = root
    if navigation?.topViewController === failure { navigation?.setViewControllers([], animated: false) }
    flows.start(root)
    let links = pendingLinks ?? []
    pendingLinks = nil
    for link in links { open(link) }
  }

  /// Opens a link: now, when the current feature has finished, or when the app is launched.
  public func open(_ link: URL) {
    guard pendingLinks != nil else { return root?.shell.open(link.absoluteString) ?? () }
    pendingLinks?.append(link)
    begin()
  }

  /// Opens the links that the scene receives.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for link in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) { open(link) }
  }

  /// Opens a universal link, which arrives as an activity.
  public func `continue`(_ activity: NSUserActivity) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let link = activity.webpageURL { open(link) }
  }

  /// Informs the screens that depend on the time, and tries a launch that failed again; call it when the scene becomes
  /// active.
  public func didBecomeActive() {
    begin()
    for case let screen as any TimeDependent in presenters.viewControllers { screen.timeDidPass() }
  }

  /// Waits until the app is launched, and no flow has work left.
  package func idle() async {
    await launch?.value
    await flows.idle()
  }
}
