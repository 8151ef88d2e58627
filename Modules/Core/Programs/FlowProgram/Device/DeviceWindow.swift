package import FlowHeadless
public import FlowKit

/// The window for a launch of an app: the presentation of its root flow, and the driver.
@MainActor
public struct DeviceWindow {
  /// Makes a window whose person reads a language; the first parameter waits until the app's flows are idle.
  public typealias Factory =
    @MainActor (_ idle: @escaping @MainActor () async -> Void, _ language: Language) -> DeviceWindow

  package let presentation: FlowPresentation
  package let driver: any PersonDriver

  package init(presentation: FlowPresentation, driver: any PersonDriver) {
    self.presentation = presentation
    self.driver = driver
  }

  /// Makes a window without a display, which reports the texts without a translation into the language.
  public static func headless(
    _ idle: @escaping @MainActor () async -> Void, _ language: Language
  ) -> DeviceWindow {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation, language: language)
    return DeviceWindow(
      presentation: .push(onto: navigation, using: HeadlessPresenterFactory(window: window)),
      driver: HeadlessDriver(window: window, idle: idle))
  }
}
