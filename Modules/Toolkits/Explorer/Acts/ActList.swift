import HeadlessUI

/// The actions on a screen, and those of the world.
@MainActor
struct ActList {
  let app: any ExplorableApp

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
    return fillings(of: screen) + taps(on: screen) + exits(of: screen) + tabs(of: screen) + app.worldActs()
      + [.kill, .relaunch]
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
  private func fillings(of screen: ScreenSnapshot) -> [ExplorerAct] {
    let fields = screen.fields.filter(\.isEnabled)
    let samples = fields.map { app.samples(for: $0) }
    var acts: [ExplorerAct] = []
    func add(_ texts: [String?], _ novelty: String) {
      let steps = zip(fields, texts).compactMap { field, text in text.flatMap { step(field, $0) } }
      let act = ExplorerAct(.fill, steps, novelty: novelty)
      if !steps.isEmpty, !acts.contains(act) { acts.append(act) }
    }
    let valid = samples.map { $0.first { $0.kind == .valid }?.text }
    add(valid, ExplorerAct.validFilling)
    for (position, others) in samples.enumerated() {
      for sample in others where sample.kind != .valid {
        var texts = valid
        texts[position] = sample.text
        add(texts, "\(fields[position].label) \(sample.kind)")
      }
    }
    return acts
  }

  private func step(_ field: FieldState, _ text: String) -> JourneyStep? {
    guard field.value != text else { return nil }
    return .act(field.options == nil ? .fill(field.label, with: text) : .choose(text, for: field.label))
  }
}

extension ExplorerAct {
  static let kill = ExplorerAct(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAct(.relaunch, [.relaunch])
}
