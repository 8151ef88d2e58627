#if !canImport(UIKit)
  // Apple: documentation/uikit/uiwindow

  @MainActor
  open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
      didSet {
        oldValue?.ownWindow = nil
        rootViewController?.ownWindow = self
        for controller in rootViewController?.withVisible ?? [] { _ = controller.view }
      }
    }

    open override var window: UIWindow? { self }

    /// A Boolean value that indicates whether the window receives the keyboard's events.
    public private(set) var isKeyWindow = false

    /// Shows the window, which is hidden until then.
    open func makeKeyAndVisible() {
      isHidden = false
      isKeyWindow = true
    }

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
      isHidden = true
    }
  }
#endif
