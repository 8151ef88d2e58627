#if !canImport(UIKit)
  public import FlowHeadless
  import FlowKit
  public import FlowProgram
  import FlowUIKit
  import FlowUIKitRows
  public import FlowUIKitStandIn

  /// A person at a stand-in window, who waits until the app is at rest.
  @MainActor
  public struct PhoneDriver: PersonDriver {
    public let window: UIKitTestWindow
    private let idle: @MainActor () async -> Void

    /// - Parameters:
    ///   - window: The window of the person.
    ///   - idle: Waits until the app is at rest.
    public init(window: UIKitTestWindow, idle: @escaping @MainActor () async -> Void) {
      self.window = window
      self.idle = idle
    }

    /// Returns a factory for the windows of a device with these variants.
    public static func windows(_ variants: StandInVariants) -> DeviceWindow.Factory {
      { idle, language in
        let window = UIKitTestWindow(variants, language: language)
        return DeviceWindow(
          presentation: .push(onto: window.navigation, using: window.presenters.factory),
          driver: PhoneDriver(window: window, idle: idle), toolkit: UIKitToolkit(language: language))
      }
    }

    /// Waits until the app is at rest, and nothing moves.
    public func settle() async {
      // The app must be at rest twice in a row: other code that waited for rest may have started new work.
      var consecutiveRestCount = 0
      while consecutiveRestCount < 2 {
        window.device.settle()
        consecutiveRestCount = await isAtRest() ? consecutiveRestCount + 1 : 0
      }
    }

    /// Waits for the app to be idle, or for the device to need a turn, whichever comes first.
    private func isAtRest() async -> Bool {
      if window.device.isFingerDown, window.presenters.isWaiting { return true }
      let (ends, end) = AsyncStream.makeStream(of: Void.self)
      window.device.onWork = { end.finish() }
      Task {
        await idle()
        end.finish()
      }
      for await _ in ends {}
      window.device.onWork = nil
      return !window.device.isRestless
    }
  }
#endif
