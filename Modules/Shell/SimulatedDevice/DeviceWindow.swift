public import FlowKit
public import HeadlessUI

/// The window of an app that is launched: where its root flow is shown, and the person in front of it.
@MainActor
public struct DeviceWindow {
  /// Makes a window; it is given a function that returns when the app's flows are idle.
  public typealias Factory = @MainActor (_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow

  /// Where the root flow is shown.
  public let presentation: FlowPresentation
  /// What the person does.
  public let driver: any PersonDriver

  /// A window of any toolkit.
  public init(presentation: FlowPresentation, driver: any PersonDriver) {
    self.presentation = presentation
    self.driver = driver
  }

  /// A window without a screen.
  public static func headless(_ idle: @escaping @MainActor () async -> Void) -> DeviceWindow {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    return DeviceWindow(
      presentation: .push(onto: navigation, using: HeadlessPresenterFactory(window: window)),
      driver: HeadlessDriver(window: window, idle: idle))
  }
}
