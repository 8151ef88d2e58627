import FlowKit

/// A way out of a screen that the toolkit gives, not the screen itself.
public enum Exit: String, Equatable, Sendable {
  /// The button to the screen before.
  case back
  /// The button that takes a presented screen away.
  case close
  /// The finger from the left edge.
  case swipeBack
  /// The finger on a sheet, downwards.
  case pullDown
}

extension HeadlessWindow {
  /// The ways out of what the person sees, if it lets the person go at all.
  var exits: [Exit] {
    guard let top = topViewController, !isSwiping, !top.content.isBusy, !(top is HeadlessAlertController)
    else {
      return []
    }
    var exits: [Exit] = []
    if topContainer.screens.count > 1 {
      exits = [.back, .swipeBack]
    } else if topContainer !== rootViewController {
      exits = [.close]
    }
    if topContainer.modalStyle == .sheet { exits.append(.pullDown) }
    return exits
  }
}
