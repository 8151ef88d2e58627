import HeadlessUI

/// The actions on a screen, and those of the world.
@MainActor
final class ActList {
  private let app: any ExplorableApp
  /// The actions of the person on screens that were seen before, since most screens offer what another one has offered.
  private var known: [Offer: [ExplorerAct]] = [:]

  init(app: any ExplorableApp) { self.app = app }

  /// Returns the actions, in the order in which they are tried.
  func acts(on screen: ScreenSnapshot?) -> [ExplorerAct] {
    guard let window = app.host.headlessWindow else {
      return [ExplorerAct(.launch, [.relaunch])] + app.worldActs().filter { $0.kind == .link }
    }
    guard let screen else { return [.kill] }
    if screen.isSwiping {
      let finger = [ExplorerAct(.swipe, .finishSwipe), ExplorerAct(.swipe, .callOffSwipe)]
      // Once work waits for the end of the swipe, more actions would only add to it, without end.
      return finger + (window.hasWorkBehindFinger ? [] : app.worldActs()) + [.kill]
    }
    return personActs(on: screen) + app.worldActs() + [.kill, .relaunch]
  }

  private func personActs(on screen: ScreenSnapshot) -> [ExplorerAct] {
    let offer = Offer(screen) { [app] in app.samples(for: $0) }
    if let acts = known[offer] { return acts }
    let acts = fillings(of: offer.fields) + taps(on: screen) + exits(of: screen) + tabs(of: screen)
    known[offer] = acts
    return acts
  }

  private func taps(on screen: ScreenSnapshot) -> [ExplorerAct] {
    screen.actions.filter(\.isEnabled).flatMap { action in
      [ExplorerAct(.tap, .tap(action.label)), ExplorerAct(.tapTwice, .tapTwice(action.label))]
    }
  }

  private func exits(of screen: ScreenSnapshot) -> [ExplorerAct] {
    let exits = screen.exits.flatMap { exit in
      switch exit {
      case .back, .close: [ExplorerAct(.leave, .back)]
      case .swipeBack:
        [PersonAct.Swipe.finished, .calledOff, .held].map { ExplorerAct(.swipe, .swipeBack($0)) }
      case .pullDown: [ExplorerAct(.leave, .pullDown)]
      }
    }
    return exits + screen.backTitles.dropFirst().map { ExplorerAct(.leave, .backTo($0)) }
  }

  private func tabs(of screen: ScreenSnapshot) -> [ExplorerAct] {
    screen.tabs.map { ExplorerAct(.tab, .selectTab($0.title)) }
  }

  /// Returns the actions that fill in a form: with valid input, or with other input in one field.
  private func fillings(of fields: [Offer.Field]) -> [ExplorerAct] {
    var acts: [ExplorerAct] = []
    func add(_ samples: [FieldSample?], _ novelty: String) {
      let steps = zip(fields, samples).compactMap { field, sample in sample.flatMap { field.step(for: $0) } }
      let act = ExplorerAct(.fill, steps, novelty: novelty)
      if !steps.isEmpty, !acts.contains(act) { acts.append(act) }
    }
    let valid = fields.map { $0.samples.first { $0.kind == .valid } }
    add(valid, ExplorerAct.validFilling)
    for (position, field) in fields.enumerated() {
      for sample in field.samples where sample.kind != .valid {
        var samples = valid
        samples[position] = sample
        add(samples, "\(field.label) \(sample.kind)")
      }
    }
    return acts
  }
}

extension ExplorerAct {
  static let kill = ExplorerAct(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAct(.relaunch, [.relaunch])
}
