public import FlowKit

/// A screen that depends on the time, such as one with an offer that expires.
@MainActor
public protocol TimeAware: ViewController {
  /// Called when the device's clock has advanced.
  func timeDidPass()
}
