import HeadlessUI

/// The actions on a screen, and those of the world.
@MainActor
struct ActionList {
  let app: any ExplorableApp

  /// Returns the actions, in the order in which they are tried.
  func actions(on screen: ScreenSnapshot?) -> [ExplorerAction] {
    guard let window = app.host.headlessWindow else {
      return [ExplorerAction(.launch, [.relaunch])] + app.worldActions().filter { $0.kind == .link }
    }
    guard let screen else { return [.kill] }
    if screen.isSwiping {
      let swipeEnds = [ExplorerAction(.swipe, .finishSwipe), ExplorerAction(.swipe, .cancelSwipe)]
      // Once work waits for the end of the swipe, more actions would only add to it, without end.
      return swipeEnds + (window.hasWorkAwaitingSwipe ? [] : app.worldActions()) + [.kill]
    }
    return fillActions(of: screen) + tapActions(on: screen) + exitActions(of: screen) + tabActions(of: screen)
      + app.worldActions()
      + [.kill, .relaunch]
  }

  private func tapActions(on screen: ScreenSnapshot) -> [ExplorerAction] {
    screen.actions.filter(\.isEnabled).flatMap { action in
      [ExplorerAction(.tap, .tap(action.label)), ExplorerAction(.tapTwice, .tapTwice(action.label))]
    }
  }

  private func exitActions(of screen: ScreenSnapshot) -> [ExplorerAction] {
    let exits = screen.exits.flatMap { exit in
      switch exit {
      case .back, .close: [ExplorerAction(.leave, .back)]
      case .swipeBack:
        [PersonAction.Swipe.finished, .cancelled, .held].map { ExplorerAction(.swipe, .swipeBack($0)) }
      case .pullDown: [ExplorerAction(.leave, .pullDown)]
      }
    }
    return exits + screen.backTitles.dropFirst().map { ExplorerAction(.leave, .backTo($0)) }
  }

  private func tabActions(of screen: ScreenSnapshot) -> [ExplorerAction] {
    screen.tabs.map { ExplorerAction(.tab, .selectTab($0.title)) }
  }

  /// Returns the actions that fill in a form: with valid input, or with other input in one field.
  private func fillActions(of screen: ScreenSnapshot) -> [ExplorerAction] {
    let fields = screen.fields.filter(\.isEnabled)
    let samples = fields.map { app.samples(for: $0) }
    var actions: [ExplorerAction] = []
    func add(_ texts: [String?], _ noveltyKey: String) {
      let steps = zip(fields, texts).compactMap { field, text in text.flatMap { step(field, $0) } }
      let action = ExplorerAction(.fill, steps, noveltyKey: noveltyKey)
      if !steps.isEmpty, !actions.contains(action) { actions.append(action) }
    }
    let valid = samples.map { $0.first { $0.kind == .valid }?.text }
    add(valid, ExplorerAction.validInput)
    for (position, others) in samples.enumerated() {
      for sample in others where sample.kind != .valid {
        var texts = valid
        texts[position] = sample.text
        add(texts, "\(fields[position].label) \(sample.kind)")
      }
    }
    return actions
  }

  private func step(_ field: FieldState, _ text: String) -> JourneyStep? {
    guard field.value != text else { return nil }
    return .action(field.options == nil ? .fill(field.label, with: text) : .choose(text, for: field.label))
  }
}

extension ExplorerAction {
  static let kill = ExplorerAction(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAction(.relaunch, [.relaunch])
}
