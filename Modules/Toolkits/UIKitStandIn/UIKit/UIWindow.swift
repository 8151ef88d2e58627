#if !canImport(UIKit)
  // Apple: documentation/uikit/uiwindow

  /// The bottom of everything that an app shows.
  @MainActor
  open class UIWindow: UIView {
    /// The view controller at the bottom.
    open var rootViewController: UIViewController? {
      didSet {
        oldValue?.ownWindow = nil
        rootViewController?.ownWindow = self
        for controller in rootViewController?.withVisible ?? [] { _ = controller.view }
      }
    }

    /// Shows it above the app's other windows.
    open func makeKeyAndVisible() {}

    /// A window of a scene; there are no scenes here.
    public convenience init(windowScene: UIWindowScene) { self.init(of: StandInDevice()) }

    /// Who is at it, and how it behaves.
    let device: StandInDevice

    init(of device: StandInDevice) {
      self.device = device
      super.init()
    }
  }
#endif
