import FlowHeadless

/// The actions on a screen, and those of the world.
@MainActor
final class ActionList {
  private let app: any ExplorableApp
  /// The actions of the person on screens that were seen before, since most screens offer what another one has offered.
  private var known: [Offer: [ExplorerAction]] = [:]

  /// The taps that were offered together with a link.
  private var offeredTogether: Set<TapAndLink> = []

  private struct TapAndLink: Hashable {
    let outline: String
    let label: String
    let link: String
  }

  init(app: any ExplorableApp) { self.app = app }

  /// Returns the actions in a new state, in the order in which they are tried.
  func actions(on screen: ScreenSnapshot?, outline: String) -> [ExplorerAction] {
    guard let window = app.host.headlessWindow else {
      return [ExplorerAction(.launch, [.relaunch])] + app.worldActions().filter { $0.kind == .link }
    }
    guard let screen else { return [.kill] }
    if screen.isSwiping {
      let swipeEnds = [ExplorerAction(.swipe, .finishSwipe), ExplorerAction(.swipe, .cancelSwipe)]
      // Once work waits for the end of the swipe, more actions would only add to it, without end.
      return swipeEnds + (window.hasWorkAwaitingSwipe ? [] : app.worldActions()) + [.kill]
    }
    let worldActions = app.worldActions()
    return personActions(on: screen) + worldActions + [.kill, .relaunch]
      + tapAndOpenActions(on: screen, outline: outline, worldActions)
  }

  /// Returns a tap on each button together with each link, unless a state with this outline has offered it before: with all
  /// states, there would be several times as many actions.
  private func tapAndOpenActions(
    on screen: ScreenSnapshot, outline: String, _ worldActions: [ExplorerAction]
  ) -> [ExplorerAction] {
    let links = worldActions.compactMap(\.link)
    guard !links.isEmpty else { return [] }
    return screen.actions.filter(\.isEnabled).flatMap { action in
      links.filter { offeredTogether.insert(TapAndLink(outline: outline, label: action.label, link: $0)).inserted }
        .map { ExplorerAction(.tapAndOpen, [.tapAndOpen(action.label, link: $0)]) }
    }
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
        add(samples, "\(field.label) \(sample.kind.rawValue)")
      }
    }
    return actions
  }
}

extension ExplorerAction {
  /// The link that is opened.
  fileprivate var link: String? {
    guard kind == .link, case .open(let link)? = steps.first else { return nil }
    return link
  }

  static let kill = ExplorerAction(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAction(.relaunch, [.relaunch])
}
