#if !canImport(UIKit)
  import FlowCommandLine
  public import FlowHeadless
  public import FlowKit
  import FlowScreens
  public import FlowUIKit
  import FlowUIKitRows
  public import FlowUIKitStandIn
  import Foundation

  /// A stand-in window, with the screen and the actions of the person.
  @MainActor
  public final class UIKitTestWindow: PersonWindow {
    /// The device that shows it.
    public let device: StandInDevice
    /// The stack at its root.
    public let navigation = UINavigationController()
    /// The presenters of flows in the window.
    public let presenters: UIKitPresenters
    /// The screen that the person holds half way through a swipe back, and its stack.
    public private(set) var swiped: (screen: UIViewController, stack: UINavigationController)?

    /// The language of the device.
    public let language: Language
    /// The scroll positions of the screens' lists.
    private var scrolls: [ObjectIdentifier: (screen: WeakScreen, scroll: PageScroll)] = [:]
    private var reports: [String] = []
    private var reportedComplaintCount = 0

    /// Creates the window of a device, and shows it.
    /// - Parameters:
    ///   - variants: The behaviour of the device.
    ///   - language: The language of the device.
    public convenience init(_ variants: StandInVariants, language: Language = .developers) {
      self.init(hidden: variants, language: language)
      device.show(navigation)
    }

    /// Creates a window for an app that shows it.
    init(hidden variants: StandInVariants, language: Language) {
      let device = StandInDevice(variants)
      self.device = device
      self.language = language
      let runLoop = UIKitPresenters.RunLoop(inNextTurn: device.inNextTurn, afterNextEvent: device.afterNextEvent)
      presenters = UIKitPresenters(window: device.window, language: language, runLoop: runLoop)
    }

    /// The misuses that UIKit would complain about, the texts without a translation, and the differences between the
    /// visible screen and its description.
    public var refusals: [String] {
      reports += device.complaints.dropFirst(reportedComplaintCount)
      reportedComplaintCount = device.complaints.count
      if let top, !device.isMoving, !device.isMenuOpen {
        for report in differences(on: top) where !reports.contains(report) { reports.append(report) }
      }
      return reports
    }

    /// Chooses an app in the share sheet, which closes it.
    /// - Returns: The shared text; nil if there is no share sheet.
    public func closeShareSheet() -> String? {
      device.settle()
      guard let sheet = containers.last as? UIActivityViewController else { return nil }
      sheet.dismiss(animated: true)
      device.settle()
      return sheet.activityItems.first as? String
    }

    /// Informs the visible screen that time has passed.
    public func clockDidAdvance() { (top as? RowsViewController)?.timeDidPass() }

    /// The topmost view controller; during a swipe back, the screen that the person holds; nil if the window is not shown.
    public var top: UIViewController? {
      guard !device.window.isHidden, device.window.rootViewController === navigation else { return nil }
      return swiped?.screen ?? (presenters.factory.topViewController as? UIViewController)
    }

    /// The root and the presented view controllers above it, bottom first.
    var containers: [UIViewController] {
      Array(sequence(first: navigation, next: \.presentedViewController))
    }

    /// Returns the scroll positions of a screen's lists.
    func scroll(of screen: UIViewController) -> PageScroll {
      guard let (known, scroll) = scrolls[ObjectIdentifier(screen)], known.screen === screen else {
        return PageScroll()
      }
      return scroll
    }

    private func setScroll(_ scroll: PageScroll, of screen: UIViewController) {
      scrolls = scrolls.filter { $1.screen.screen != nil }
      scrolls[ObjectIdentifier(screen)] = (WeakScreen(screen: screen), scroll)
      (screen as? RowsViewController)?.list.onShow = { [weak self, weak screen] page in
        guard let self, let screen else { return }
        scrolls[ObjectIdentifier(screen)]?.scroll.adapt(to: page)
      }
    }

    /// Performs an action of the person on the views.
    /// - Throws: The reason why the screen does not offer the action.
    public func perform(_ action: PersonAction) throws(ActionError) {
      guard let top else { throw .nothingOnScreen }
      switch action {
      case .finishSwipe: return try endSwipe(cancelled: false)
      case .cancelSwipe: return try endSwipe(cancelled: true)
      case _ where device.isFingerDown: throw .swipeInProgress
      case _ where device.isMoving: throw .transitionInProgress
      case .tap(let label): try tap(label, on: top)
      case .tapTwice(let label):
        try tap(label, on: top)
        if self.top === top, !device.isMoving { try? tap(label, on: top) }
      case .fill(let label, let text): try fill(label, with: text, on: top)
      case .paste(let text, let label): try insert(text, into: label) { $0 + $1 }
      case .suggest(let text, let label): try insert(text, into: label) { $0.completed(with: $1) }
      case .choose(let option, let label): try choose(option, for: label, on: top)
      case .turn(let label, let isOn): try turn(label, on: isOn, on: top)
      case .back: try leave(by: exits.contains(.close) ? .close : .back) { $0.tapBack() }
      case .backTo(let title): try goBack(to: title)
      case .swipeBack(let swipe): try swipeBack(swipe, from: top)
      case .pullDown: try leave(by: .pullDown) { $0.pullDown() }
      case .refresh: try refresh(top)
      case .scroll(let scroll): try self.scroll(scroll, on: top)
      case .selectTab(let title): throw .noTab(title, nearest: nil)
      }
    }
  }

  private struct WeakScreen {
    weak var screen: UIViewController?
  }

  // MARK: - Touching the screen

  extension UIKitTestWindow {
    private func tap(_ label: String, on screen: UIViewController) throws(ActionError) {
      if let alert = screen as? UIAlertController { return try answer(label, alert) }
      let actions = snapshot?.actions ?? []
      if !actions.contains(where: { $0.label == label }), let page = (screen as? any PageDescribing)?.page {
        var scroll = scroll(of: screen)
        guard scroll.reveal(label, page) else {
          throw .noAction(label, nearest: label.nearest(in: actions.map(\.label)))
        }
        let former = self.scroll(of: screen)
        setScroll(scroll, of: screen)
        do throws(ActionError) { return try tap(label, on: screen) } catch {
          setScroll(former, of: screen)
          throw error
        }
      }
      let (element, view) = try one(label, orElse: .noAction(label, nearest: nil)) {
        if case .action(let action) = $0 { action.label == label } else { false }
      }
      if case .action(let action) = element, !action.isEnabled { throw .actionDisabled(label) }
      guard touch(view) else { throw .actionDisabled(label) }
    }

    private func touch(_ seen: SeenView) -> Bool {
      if let place = seen.place { place.table.reveal(place.path) }
      if let button = seen.view as? UIButton { return device.tap(button) }
      guard let place = seen.place else { return false }
      return device.tap(place.path, in: place.table)
    }

    private func answer(_ label: String, _ alert: UIAlertController) throws(ActionError) {
      let labels = snapshot?.actions.map(\.label) ?? []
      guard let index = labels.firstIndex(of: label) else { throw .noAction(label, nearest: label.nearest(in: labels)) }
      guard device.answer(alert.actions[index].title ?? "") else { throw .noAction(label, nearest: nil) }
    }

    private func fill(_ label: String, with text: String, on screen: UIViewController) throws(ActionError) {
      let (state, seen) = try field(label)
      try state.checkFilling(with: text)
      let isDone =
        switch seen.view {
        case let field as UITextField:
          device.type(state.kind == .text(.amount) ? language.numberMarks.form(of: text) : text, into: field)
        case let view as UITextView: device.type(text, into: view)
        case let picker as UIDatePicker: choose(text, in: picker)
        // Without a date, a button sets the first one.
        case let button as UIButton where state.isDate: device.tap(button) && choose(text, for: label)
        default: false
        }
      guard isDone else { throw .fieldDisabled(label) }
    }

    private func insert(
      _ text: String, into label: String, _ change: (String, String) -> String
    ) throws(ActionError) {
      let (state, seen) = try field(label)
      try state.checkInserting(text)
      let typed = state.kind == .text(.amount) ? language.numberMarks.form(of: text) : text
      let isDone =
        switch seen.view {
        case let field as UITextField: device.type(change(field.text ?? "", typed), into: field)
        case let view as UITextView: device.type(change(view.text ?? "", typed), into: view)
        default: false
        }
      guard isDone else { throw .fieldDisabled(label) }
    }

    private func choose(_ day: String, for label: String) -> Bool {
      guard let seen = try? field(label).1, let picker = seen.view as? UIDatePicker else { return false }
      return choose(day, in: picker)
    }

    private func choose(_ day: String, in picker: UIDatePicker) -> Bool {
      guard let date = Date(day: day) else { return false }
      return picker.date == date || device.choose(date, in: picker)
    }

    private func choose(_ option: String, for label: String, on screen: UIViewController) throws(ActionError) {
      let (state, seen) = try field(label)
      try state.checkChoosing(option)
      // The person reads the options in their language, and in its order.
      guard let position = state.options?.firstIndex(of: option), let page = (screen as? any PageDescribing)?.page,
        let index = page.positionsOfOptions(for: label, in: language).firstIndex(of: position)
      else { return }
      if let button = seen.view as? UIButton {
        guard let options = button.menu?.children, options.indices.contains(index),
          device.choose(options[index].title, in: button)
        else { throw .fieldDisabled(label) }
      } else {
        guard touch(seen) else { throw .fieldDisabled(label) }
        device.settle()
        guard let table = choiceTable else { throw .fieldDisabled(label) }
        table.reveal(IndexPath(row: index, section: 0))
        guard device.tap(IndexPath(row: index, section: 0), in: table) else { throw .fieldDisabled(label) }
      }
    }

    /// The list of a long choice that is open.
    private var choiceTable: UITableView? {
      let list = (containers.last as? UINavigationController)?.topViewController
      return list?.view.subviews.lazy.compactMap { $0 as? UITableView }.first
    }

    private func turn(_ label: String, on isOn: Bool, on screen: UIViewController) throws(ActionError) {
      let (state, seen) = try field(label)
      try state.checkTurning(on: isOn)
      guard let toggle = seen.view as? UISwitch, device.tap(toggle) else { throw .fieldDisabled(label) }
    }

    private func refresh(_ screen: UIViewController) throws(ActionError) {
      guard snapshot?.isRefreshable == true, let table = screen.firstTable, device.pullToRefresh(table) else {
        throw .noRefresh
      }
      scrolls[ObjectIdentifier(screen)]?.scroll.forgetEnds()
    }

    private func scroll(_ move: PersonAction.Scroll, on screen: UIViewController) throws(ActionError) {
      var scroll = scroll(of: screen)
      guard let page = (screen as? any PageDescribing)?.page, let ends = scroll.move(move, page) else {
        throw .nothingToScroll(move)
      }
      setScroll(scroll, of: screen)
      guard !ends.isEmpty, let table = screen.firstTable else { return }
      // The views report the ends that become visible.
      for section in 0..<table.numberOfSections {
        let count = table.numberOfRows(inSection: section)
        if count > 0 { table.scrollToRow(at: IndexPath(row: count - 1, section: section), at: .bottom, animated: true) }
      }
    }

    private func field(_ label: String) throws(ActionError) -> (FieldState, SeenView) {
      let labels = snapshot?.fields.map(\.label) ?? []
      let (element, view) = try one(label, orElse: .noField(label, nearest: label.nearest(in: labels))) {
        if case .field(let field) = $0 { field.label == label } else { false }
      }
      guard case .field(let state) = element else { throw .noField(label, nearest: nil) }
      return (state, view)
    }

    /// Returns a described element, and the view at the same place.
    private func one(
      _ label: String, orElse refusal: ActionError, _ isWanted: (ScreenSnapshot.Element) -> Bool
    ) throws(ActionError) -> (ScreenSnapshot.Element, SeenView) {
      guard let top, let snapshot else { throw .nothingOnScreen }
      let described = snapshot.elements.filter { VisibleElement($0, in: .developers) != nil }
      let found = described.indices.filter { isWanted(described[$0]) }
      guard found.count <= 1 else { throw .ambiguous(label) }
      guard let index = found.first else { throw refusal }
      let views = describedViews(of: top)
      guard views.indices.contains(index) else { throw refusal }
      return (described[index], views[index])
    }
  }

  extension FieldState {
    fileprivate var isDate: Bool { if case .date = kind { true } else { false } }
  }

  extension UIViewController {
    var firstTable: UITableView? { viewIfLoaded?.firstTable }
  }

  extension UIView {
    fileprivate var firstTable: UITableView? {
      if let table = self as? UITableView { return table }
      return subviews.lazy.compactMap { $0.firstTable }.first
    }
  }

  // MARK: - Leaving

  extension UIKitTestWindow {
    private func leave(by exit: Exit, _ act: (StandInDevice) -> Bool) throws(ActionError) {
      let isBusy = top?.isBusy == true
      // A busy sheet is informed of the pull.
      guard act(device) else { throw isBusy ? .busy : .noExit(exit) }
      if isBusy { throw .busy }
    }

    private func goBack(to title: String) throws(ActionError) {
      let below = backStack?.viewControllers.dropLast() ?? []
      guard let controller = below.last(where: { $0.titleInJourneys == title }) else {
        throw .noScreenBelow(title, nearest: title.nearest(in: below.map(\.titleInJourneys)))
      }
      try leave(by: .back) { $0.chooseFromBackMenu(controller) }
    }

    private func swipeBack(_ swipe: PersonAction.Swipe, from screen: UIViewController) throws(ActionError) {
      guard let stack = backStack else { throw .noExit(.swipeBack) }
      try leave(by: .swipeBack) { $0.beginSwipeBack() }
      swiped = (screen, stack)
      switch swipe {
      case .finished: try endSwipe(cancelled: false)
      case .cancelled: try endSwipe(cancelled: true)
      case .held: break
      }
    }

    private func endSwipe(cancelled: Bool) throws(ActionError) {
      guard device.endSwipe(cancelled: cancelled) else { throw .noSwipe }
      swiped = nil
    }
  }
#endif
