#if !canImport(UIKit)
  // Apple: documentation/uikit/uiwindow

  /// The window of an app.
  @MainActor
  open class UIWindow: UIView {
    /// The root view controller.
    open var rootViewController: UIViewController? {
      didSet {
        oldValue?.ownWindow = nil
        rootViewController?.ownWindow = self
        for controller in rootViewController?.withVisible ?? [] { _ = controller.view }
      }
    }

    /// Itself.
    open override var window: UIWindow? { self }

    /// Shows the window.
    open func makeKeyAndVisible() {}

    /// Creates a window of a scene.
    public convenience init(windowScene: UIWindowScene) {
      let device = StandInDevice()
      self.init(of: device)
      ownDevice = device
    }

    /// The simulated device of the window, which retains it.
    private(set) weak var device: StandInDevice?
    private var ownDevice: StandInDevice?

    init(of device: StandInDevice) {
      self.device = device
      super.init()
    }
  }
#endif
