public import FlowHeadless
public import FlowKit

/// The window for a launch of an app: the presentation of its root flow, and the driver.
@MainActor
public struct DeviceWindow {
  /// Makes a window; the parameter waits until the app's flows are idle.
  public typealias Factory = @MainActor (_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow

  /// The presentation of the root flow.
  public let presentation: FlowPresentation
  /// The driver.
  public let driver: any PersonDriver

  /// Creates a window of any toolkit.
  public init(presentation: FlowPresentation, driver: any PersonDriver) {
    self.presentation = presentation
    self.driver = driver
  }

  /// Returns a headless window.
  public static func headless(_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    return DeviceWindow(
      presentation: .push(onto: navigation, using: HeadlessPresenterFactory(window: window)),
      driver: HeadlessDriver(window: window, idle: idle))
  }
}
