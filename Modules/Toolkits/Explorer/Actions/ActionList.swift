import HeadlessUI

/// The actions on a screen, and those of the world.
@MainActor
final class ActionList {
  private let app: any ExplorableApp
  /// The actions of the person on screens that were seen before, since most screens offer what another one has offered.
  private var known: [Offer: [ExplorerAction]] = [:]

  init(app: any ExplorableApp) { self.app = app }

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
    return personActions(on: screen) + app.worldActions() + [.kill, .relaunch]
  }

  private func personActions(on screen: ScreenSnapshot) -> [ExplorerAction] {
    let offer = Offer(screen) { [app] in app.samples(for: $0) }
    if let actions = known[offer] { return actions }
    let actions =
      fillActions(of: offer.fields) + tapActions(on: screen) + exitActions(of: screen) + tabActions(of: screen)
    known[offer] = actions
    return actions
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
  private func fillActions(of fields: [Offer.Field]) -> [ExplorerAction] {
    var actions: [ExplorerAction] = []
    func add(_ samples: [FieldSample?], _ noveltyKey: String) {
      let steps = zip(fields, samples).compactMap { field, sample in sample.flatMap { field.step(for: $0) } }
      let action = ExplorerAction(.fill, steps, noveltyKey: noveltyKey)
      if !steps.isEmpty, !actions.contains(action) { actions.append(action) }
    }
    let valid = fields.map { $0.samples.first { $0.kind == .valid } }
    add(valid, ExplorerAction.validInput)
    for (position, field) in fields.enumerated() {
      for sample in field.samples where sample.kind != .valid {
        var samples = valid
        samples[position] = sample
        add(samples, "\(field.label) \(sample.kind)")
      }
    }
    return actions
  }
}

extension ExplorerAction {
  static let kill = ExplorerAction(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAction(.relaunch, [.relaunch])
}
