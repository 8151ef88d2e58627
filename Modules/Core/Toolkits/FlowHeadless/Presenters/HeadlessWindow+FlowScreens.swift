import FlowKit

extension HeadlessWindow {
  /// Returns the controllers of the screens that this window can show; the others are reported as dismissed by the
  /// person.
  func admit(_ screens: [FlowScreen]) -> [HeadlessViewController] {
    var admitted: [HeadlessViewController] = []
    for screen in screens {
      guard let controller = screen.viewController as? HeadlessViewController else {
        refuse(.foreignController, to: "show \(type(of: screen.viewController))")
        FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
        continue
      }
      guard controller.window == nil else {
        refuse(.alreadyShown, to: "show \(controller.screenName)")
        FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
        continue
      }
      controller.flowScreen = screen
      admitted.append(controller)
    }
    return admitted
  }

  /// Reports screens that cannot be shown as dismissed by the person.
  func reject(_ screens: [FlowScreen], _ completion: Completion) {
    for screen in screens {
      guard let controller = screen.viewController as? HeadlessViewController else { continue }
      if controller.flowScreen === screen { controller.flowScreen = nil }
    }
    FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
    completion()
  }
}
