import FlowHeadless
import FlowShell

/// The actions on a screen, and those of the world.
@MainActor
final class ActionList {
  private let app: any AppDriver
  /// The actions of the person on screens that were seen before, since most screens offer the same actions as another
  /// one.
  private var known: [OfferedControls: [ExplorerAction]] = [:]

  /// The kinds of states that were seen, by their outline.
  private var outlines: Set<String> = []
  /// The kinds of screens that were seen.
  private var kinds: Set<String> = []
  /// The actions for a session in the last state; they are tried at once, since others would come first for long.
  private(set) var latestSessionActions: [ExplorerAction] = []

  init(app: any AppDriver) { self.app = app }

  /// Returns the actions in a new state, in the order in which they are tried.
  func actions(in inspection: AppInspection, outline: String, situation: String) -> [ExplorerAction] {
    latestSessionActions = []
    guard let window = inspection.window else {
      return [ExplorerAction(.launch, [.relaunch])] + app.worldActions(on: .everyState).filter { $0.kind == .link }
    }
    guard let screen = inspection.screen else { return [.kill] }
    if screen.isSwiping {
      let swipeEnds = [ExplorerAction(.swipe, .finishSwipe), ExplorerAction(.swipe, .cancelSwipe)]
      let touch = screen.actions.first(where: \.isEnabled).map { ExplorerAction(.tap, .tap($0.label)) }
      let touches = outlines.insert(outline).inserted ? [touch].compactMap(\.self) : []
      // Further actions would only add to the work that waits for the end of the swipe, without end.
      return swipeEnds + touches + (window.hasWorkAwaitingSwipe ? [] : app.worldActions(on: .everyState)) + [.kill]
    }
    let worldActions = app.worldActions(on: .everyState)
    let actions = personActions(on: screen)
    // Digests do not contain the content of several held replies.
    if inspection.heldReplyCount == 1, outlines.insert(outline + "held").inserted {
      return actions.filter { !$0.hasUnusualInput || $0.isEdit } + worldActions + [.kill]
        + actionsAtOnce(actions, worldActions.filter { $0.kind == .reply })
    }
    // With all of these in all states, there would be several times as many transitions.
    let isNewSituation = outlines.insert(situation).inserted
    latestSessionActions = sessionActions(on: screen, inspection.shell?.session)
    let rareActions =
      (kinds.insert(screen.kind).inserted ? app.worldActions(on: .newScreen) : [])
      + (kinds.insert(screen.buttons + inspection.search.situation).inserted ? app.worldActions(on: .newSituation) : [])
      + latestSessionActions
    guard outlines.insert(outline).inserted else {
      return actions.filter { !$0.hasUnusualInput || $0.isEdit && isNewSituation } + worldActions + rareActions + [
        .kill
      ]
    }
    return actions + worldActions + rareActions + [.kill, .relaunch]
      + actionsAtOnce(actions, worldActions + rareActions)
  }

  /// Returns the actions of the world for a session, each the first time that it is possible.
  private func sessionActions(on screen: ScreenSnapshot, _ session: ShellInspection.Session?) -> [ExplorerAction] {
    guard let session else { return [] }
    return app.worldActions(on: .newSession).filter {
      kinds.insert("\(screen.name) \(session.status) \(session.isLocked) \($0.name)").inserted
    }
  }

  /// Returns the actions of the person that may begin a transition, each with the possible events of the world during it.
  private func actionsAtOnce(_ actions: [ExplorerAction], _ worldActions: [ExplorerAction]) -> [ExplorerAction] {
    let events = worldActions.filter { [.link, .clock, .reply].contains($0.kind) && $0.steps.count == 1 }
    return actions.compactMap(\.movement).flatMap { movement in
      events.map { ExplorerAction(.atOnce, [.atOnce(movement, then: $0.steps[0])]) }
    }
  }

  private func personActions(on screen: ScreenSnapshot) -> [ExplorerAction] {
    let offer = OfferedControls(screen) { [app] in app.samples(for: $0) }
    if let actions = known[offer] { return actions }
    let actions =
      fillActions(of: offer.fields) + tapActions(on: screen) + pageActions(of: screen) + exitActions(of: screen)
      + tabActions(of: screen)
    known[offer] = actions
    return actions
  }

  private func tapActions(on screen: ScreenSnapshot) -> [ExplorerAction] {
    screen.actions.filter(\.isEnabled).flatMap { action in
      [ExplorerAction(.tap, .tap(action.label)), ExplorerAction(.tapTwice, .tapTwice(action.label))]
    }
  }

  /// Returns the actions that refresh the page, and scroll to the ends of its lists; positions in between offer no new
  /// actions.
  private func pageActions(of screen: ScreenSnapshot) -> [ExplorerAction] {
    let scrolls = screen.scrolls.filter { $0 == .end || $0 == .top }.map { ExplorerAction(.scroll, .scroll($0)) }
    return (screen.isRefreshable ? [ExplorerAction(.refresh, .refresh)] : []) + scrolls
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
  private func fillActions(of fields: [OfferedControls.Field]) -> [ExplorerAction] {
    var actions: [ExplorerAction] = []
    func add(_ samples: [FieldSample?], _ noveltyKey: String) {
      let steps = zip(fields, samples).compactMap { field, sample in sample.flatMap { field.step(for: $0) } }
      let action = ExplorerAction(.fill, steps, noveltyKey: noveltyKey)
      if !steps.isEmpty, !actions.contains(action) { actions.append(action) }
    }
    let valid = fields.map { $0.samples.first { $0.kind == .valid } }
    add(valid, ExplorerAction.validInput)
    add(fields.map { $0.samples.first { $0.kind == .other } }, ExplorerAction.otherInput)
    for (position, field) in fields.enumerated() {
      for sample in field.samples where sample.kind != .valid && sample.kind != .other {
        var samples = valid
        samples[position] = sample
        add(samples, "\(field.label) \(sample.kind.rawValue)")
      }
    }
    return actions
  }
}

extension ScreenSnapshot {
  /// The screen with its buttons, without numbers.
  fileprivate var buttons: String {
    "\(name): " + Set(actions.map(\.label.withoutNumbers)).sorted().joined(separator: ",")
  }

  /// The kind of screen, by its name and the state of its fields.
  fileprivate var kind: String {
    name + (fields.contains { $0.error != nil } ? "!" : "") + (fields.contains { $0.value.isEmpty } ? "_" : "")
  }
}

extension ExplorerAction {
  /// The action of the person, if it is a tap or leaves the screen.
  fileprivate var movement: PersonAction? {
    guard case .action(let action)? = steps.first else { return nil }
    return switch action {
    case .tap, .back, .swipeBack(.finished), .pullDown: action
    default: nil
    }
  }

  static let kill = ExplorerAction(.kill, [.kill, .relaunch])
  static let relaunch = ExplorerAction(.relaunch, [.relaunch])
}
