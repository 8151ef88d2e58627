public import FlowKit

/// A screen on which something depends on the time, such as an offer that ends.
@MainActor
public protocol TimeAware: ViewController {
  /// The device's clock was moved on.
  func timeDidPass()
}
