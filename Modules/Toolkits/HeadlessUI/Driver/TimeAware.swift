/// A screen on which something depends on the time, such as the price of a transfer.
@MainActor
public protocol TimeAware: HeadlessViewController {
  /// The device's clock was moved on.
  func didSeeTimePass()
}
