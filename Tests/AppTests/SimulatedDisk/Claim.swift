import FlowHeadless

/// The app's statement about the person's transfer, derived from the actions that it offers.
enum Claim: Equatable {
  /// It has a receipt.
  case sent
  /// It can be confirmed, so it was not sent; or a notice says so.
  case notSent
  /// The bank's answer is not known yet.
  case unknown

  /// - Returns: nil for a screen that states nothing.
  init?(_ screen: ScreenSnapshot?) {
    guard let screen else { return nil }
    let actions = screen.actions.filter(\.isEnabled).map(\.label)
    if screen.name == "Receipt" || actions.contains(where: { $0.hasPrefix("Open transfer-") }) {
      self = .sent
    } else if actions.contains("Confirm and send") || screen.title == "Not sent" {
      self = .notSent
    } else if actions.contains("Check again") {
      self = .unknown
    } else {
      return nil
    }
  }
}
