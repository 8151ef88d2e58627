#if !canImport(UIKit)
  // Apple: documentation/uikit/uiwindow

  @MainActor
  open class UIWindow: UIView {
    /// Where the window is among others: a window of a higher level is above.
    public struct Level: RawRepresentable, Equatable, Sendable {
      public static let normal = Level(rawValue: 0)
      public static let alert = Level(rawValue: 2000)

      public let rawValue: Double

      public init(rawValue: Double) {
        self.rawValue = rawValue
      }
    }

    open var windowLevel = Level.normal

    open var rootViewController: UIViewController? {
      didSet {
        oldValue?.ownWindow = nil
        rootViewController?.ownWindow = self
        for controller in rootViewController?.withVisible ?? [] { _ = controller.view }
      }
    }

    open override var window: UIWindow? { self }

    /// The scene of the window; nil for the window of a test.
    open private(set) var windowScene: UIWindowScene?

    /// A Boolean value that indicates whether the window receives the keyboard's events.
    public private(set) var isKeyWindow = false

    /// Shows the window, which is hidden until then.
    open func makeKeyAndVisible() {
      isHidden = false
      makeKey()
    }

    /// Lets the window receive the keyboard's events.
    open func makeKey() { isKeyWindow = true }

    public convenience init(windowScene: UIWindowScene) {
      let device = StandInDevice()
      self.init(of: device)
      ownDevice = device
      self.windowScene = windowScene
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
