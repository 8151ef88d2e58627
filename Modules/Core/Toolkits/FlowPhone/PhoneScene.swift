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
  /// Why the app has not started, and the flow that shows the reason.
  private var failure: (error: any Error, flow: WaysOutFlow, flows: FlowController)?
  private let observer: any FlowObserver
  private let rescue: @MainActor () throws -> DataRescue?
  private let makeCoverWindow: @MainActor (UIWindow) -> CoverWindow?
  private var cover: SceneCover?
  /// Whether the scene is in front of the person; nil until UIKit has said so.
  private var isActive: Bool?

  init(
    _ navigation: UINavigationController, presenters: UIKitPresenters, observer: any FlowObserver,
    rescue: @escaping @MainActor () throws -> DataRescue? = { nil },
    makeCoverWindow: (@MainActor (UIWindow) -> CoverWindow?)? = nil,
    makeRoot: @escaping @MainActor (FlowPresentation) async throws -> any AppRootFlow
  ) {
    self.presenters = presenters
    self.navigation = navigation
    self.observer = observer
    self.rescue = rescue
    self.makeCoverWindow =
      makeCoverWindow ?? { [language = presenters.language] in CoverWindow(above: $0, language: language) }
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
        self?.didFail(error)
      }
    }
  }

  /// Shows why the app does not start, and the ways out.
  private func didFail(_ error: any Error) {
    launch = nil
    let waysOut = waysOut(of: error)
    if let failure {
      self.failure?.error = error
      return failure.flow.show(waysOut)
    }
    guard let navigation else { return }
    let flows = FlowController(observer: observer)
    let flow = WaysOutFlow(
      .push(onto: navigation, using: presenters.factory), waysOut, in: UIKitToolkit(language: presenters.language),
      isFirst: true)
    failure = (error, flow, flows)
    // The app that starts takes it away.
    flows.start(flow) { _, _ in }
  }

  private func waysOut(of error: any Error) -> WaysOut {
    let rescue: DataRescue?
    do { rescue = try self.rescue() } catch { rescue = nil }
    return WaysOut(ofLaunch: error, rescuing: rescue) { [presenters] in
      presenters.share($0)
    } tryAgain: { [weak self] in
      await self?.tryAgain()
    }
  }

  private func tryAgain() async -> WaysOut? {
    begin()
    await launch?.value
    return failure.map { waysOut(of: $0.error) }
  }

  private func start(_ root: some AppRootFlow) {
    self.root = root
    if let failure {
      self.failure = nil
      failure.flows.terminate()
      navigation?.setViewControllers([], animated: false)
    }
    flows.start(root)
    cover = SceneCover(
      of: root.shell, above: presenters.uiWindow, observer: observer, makeWindow: makeCoverWindow)
    switch isActive {
    case true: cover?.sceneDidBecomeActive()
    case false: cover?.sceneWillResignActive()
    case nil: break
    }
    let links = pendingLinks ?? []
    pendingLinks = nil
    for link in links { open(link) }
  }

  /// Hands a text to another app that the person chooses.
  func share(_ text: String) { presenters.share(text) }

  /// Opens a link: now, when the current feature has finished, or when the app is launched.
  public func open(_ link: URL) {
    guard pendingLinks != nil else { return root?.shell.open(link.absoluteString) ?? () }
    // A notification's response may arrive in the options of the scene and at its delegate.
    if pendingLinks?.contains(link) == false { pendingLinks?.append(link) }
    begin()
  }

  /// Opens the links that the scene receives.
  public func open(_ contexts: Set<UIOpenURLContext>) {
    for link in contexts.map(\.url).sorted(by: { $0.absoluteString < $1.absoluteString }) { open(link) }
  }

  /// Opens the link in the payload of a notification like any other link; a payload without one opens nothing.
  /// - Parameters:
  ///   - userInfo: The payload, the `userInfo` of the notification's content.
  ///   - key: The key of the link, which the app's service chooses.
  public func openLink(in userInfo: [AnyHashable: Any], key: String = "link") {
    if let text = userInfo[key] as? String, let link = URL(string: text) { open(link) }
  }

  /// Opens a universal link, which arrives as an activity.
  public func `continue`(_ activity: NSUserActivity) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let link = activity.webpageURL { open(link) }
  }

  /// Covers the scene in an app with a session; call it when the scene will resign active, before the system takes its picture.
  public func willResignActive() {
    isActive = false
    cover?.sceneWillResignActive()
  }

  /// Uncovers the scene, or asks who the person is; call it when the scene becomes active.
  ///
  /// It also informs the screens that depend on the time, tries a launch that failed again, and reads a session that could not be read.
  public func didBecomeActive() {
    isActive = true
    cover?.sceneDidBecomeActive()
    begin()
    root?.shell.readSessionAgain()
    root?.shell.askGate()
    for case let screen as any TimeDependent in presenters.viewControllers { screen.timeDidPass() }
  }

  /// Waits until the app is launched, and no flow has work left.
  package func idle() async {
    await launch?.value
    await failure?.flows.idle()
    await flows.idle()
    await cover?.flows.idle()
  }
}
