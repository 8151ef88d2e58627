import FlowExplorer
import FlowHeadless
import FlowKit

/// An app with a few screens, with or without a planted bug.
@MainActor
final class SmallApp {
  let bug: Bug?
  private(set) var post = PostOffice()
  private(set) var disk = Disk()
  /// A number that the app computes, unless the person has entered it.
  var words = ""
  /// The days that have passed.
  private(set) var days = 0
  /// Whether the person has entered a name in this launch.
  var hasNamed = false
  /// The value of the text field, which the draft should contain, too.
  var typed = ""
  var openedLinks = 0
  private(set) var linksTapped = 0
  var hasSecondQuestion = false
  /// The number of taps on “About”, which neither a screen nor a digest contains.
  var taps = 0
  private(set) var driver: (any PersonDriver)?
  private(set) var flows: FlowController?
  private var watch = Watch()
  private weak var home: HomeFlow?

  let world: World
  /// The kind of checkpoints that the app makes.
  var checkpoints = Checkpoints.none

  enum Checkpoints {
    case none
    case right
    /// Checkpoints without the draft, which restore another state.
    case withoutDraft
  }

  /// The worlds around the app.
  enum World {
    /// No external events, and no letters.
    case pages
    /// Like ``pages``, with a question.
    case questions
    /// Like ``pages``, with days that pass.
    case days
    /// No external events.
    case quiet
    /// Links.
    case links
    /// Links, and held replies.
    case full

    var hasLetters: Bool { ![.pages, .questions, .days].contains(self) }
    var hasLinks: Bool { self == .links || self == .full }
  }

  init(bug: Bug? = nil, world: World = .full) {
    self.bug = bug
    self.world = world
  }

  private func launch() {
    let navigation = HeadlessNavigationController()
    let window = HeadlessWindow(rootViewController: navigation)
    let flows = FlowController(observer: watch)
    driver = HeadlessDriver(window: window) { await flows.idle() }
    self.flows = flows
    let home = HomeFlow(.push(onto: navigation, using: HeadlessPresenterFactory(window: window)), app: self)
    self.home = home
    flows.start(home)
  }
}

// MARK: - JourneyHost

extension SmallApp: JourneyHost {
  var lastResult: String? { nil }

  func open(_ link: String) async {
    if driver == nil { launch() }
    linksTapped += 1
    home?.open()
  }

  func advanceClock(by duration: Duration) async {
    if bug == .losesTimeDuringPush, headlessWindow?.isInTransition == true { return }
    days += 1
    home?.refresh()
  }

  func relaunch() async {
    flows?.terminate()
    await kill()
    launch()
  }

  func kill() async {
    watch.isStopped = true
    disk = disk.copy()
    post.deliverReplies()
    let defects = watch.defects
    watch = Watch()
    watch.defects = defects
    driver = nil
    flows = nil
    typed = ""
    words = ""
    taps = 0
    hasNamed = false
  }

  static let phrases = ["hold the next reply", "lose the next letter", "give the held reply"]

  func perform(_ phrase: String, _ texts: [String]) async {
    switch phrase {
    case "hold the next reply": post.holdsNext = true
    case "lose the next letter": post.losesNext = true
    default: post.deliverReplies()
    }
  }
}

// MARK: - AppDriver

extension SmallApp: AppDriver {
  var host: any JourneyHost { self }

  func inspect(after action: ExplorerAction?) async -> AppInspection {
    post.prepareForRules()
    var inspection = AppInspection()
    inspection.screen = headlessWindow?.snapshot
    inspection.appWindow = InspectedWindow(headlessWindow, flows)
    inspection.defects = watch.defects
    inspection.homeScreen = "Home"
    // A letter that is being checked is restored.
    inspection.search.mustRestore = disk.draft.isChecking && !post.holdsNext && post.held.isEmpty
    inspection.world.heldReplyCount = post.held.count
    inspection.world.labels.buttonsWithoutEffect = world == .pages ? [] : nil
    inspection.world.labels.computedFields = ["Words"]
    inspection.world.labels.unrestoredScreens = ["About"]
    inspection.world.durableState = [
      "\(!post.letters.isEmpty)", "\(disk.draft.name);\(disk.draft.text);\(disk.draft.isChecking)",
    ]
    inspection.world.hiddenState =
      "\(post.holdsNext);\(post.held.count);\(days)" + (bug == .hidesErrors ? "\(hasNamed)" : "")
    return inspection
  }

  var rules: [ExplorerRule] {
    [
      // Of this post office, which a reset replaces.
      .always("A letter is sent once.") { [weak post] _ in
        guard let letters = post?.lettersToCheck, Set(letters.map(ObjectIdentifier.init)).count < letters.count else {
          return nil
        }
        return "A letter was sent twice."
      },
      .always("A link is opened or pending.") { [weak self] _ in
        guard let self, openedLinks < linksTapped else { return nil }
        return "A link was lost."
      },
      .always("One letter is written at a time.") { step in
        let names = step.latest.window?.viewControllers.filter { $0.screenName == "Name" } ?? []
        return names.count > 1 ? "Two letters are written." : nil
      },
      .sometimes("A letter was sent.") { [weak self] _ in self?.post.letters.isEmpty == false },
    ]
  }

  func reset() async { await reset(to: Disk(), PostOffice()) }

  private func reset(to disk: Disk, _ post: PostOffice) async {
    await kill()
    self.post = post
    self.disk = disk
    openedLinks = 0
    linksTapped = 0
    days = 0
    watch = Watch()
    launch()
  }

  func makeCheckpoint() async -> (@MainActor () async -> Void)? {
    guard checkpoints != .none, !post.holdsNext, post.held.isEmpty else { return nil }
    let (disk, letters) = (checkpoints == .right ? disk.copy() : Disk(), post.letters)
    return { [weak self] in
      await self?.reset(to: disk.copy(), PostOffice(letters))
    }
  }

  func worldActions(on occasion: ExplorerOccasion) -> [ExplorerAction] {
    guard occasion == .everyState else { return [] }
    if world == .days { return days < 2 ? [ExplorerAction(.clock, [.clock(.seconds(86_400))])] : [] }
    var actions = world.hasLinks ? [ExplorerAction(.link, [.open("letters://write")])] : []
    if world == .full, !post.holdsNext, post.held.isEmpty {
      actions.append(ExplorerAction(.fault, [.app(phrase: "hold the next reply", texts: [])]))
    }
    if !post.held.isEmpty { actions.append(ExplorerAction(.reply, [.app(phrase: "give the held reply", texts: [])])) }
    return actions
  }

  func samples(for field: FieldState) -> [FieldSample] {
    field.label == "To"
      ? [
        FieldSample(.valid, "Ada"), FieldSample(.empty, ""), FieldSample(.extreme, "Everybody I know"),
        FieldSample(.odd, "Bob"),
      ]
      : [FieldSample(.valid, "Hello")] + (bug == .hidesErrors ? [FieldSample(.invalid, "H")] : [])
  }
}

/// The observer that records misuses and leaks.
final class Watch: FlowObserver {
  var defects: [String] = []
  var isStopped = false

  func flow(_ node: FlowNode, did event: FlowEvent) {
    guard !isStopped else { return }
    switch event {
    case .misused(let misuse): defects.append("Misused: \(misuse).")
    case .leaked(let type): defects.append("Leaked: \(type).")
    default: break
    }
  }
}
