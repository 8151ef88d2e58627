#if !canImport(UIKit)
  import FlowUIKitStandIn
  import Foundation
  import Testing

  /// The stand-in behaves as Apple's documentation says.
  @MainActor
  struct StandInTests {
    private let device = StandInDevice()
    private let root = UINavigationController(rootViewController: PlainScreen("Bottom"))

    init() { device.show(root) }

    // Catches a stand-in that shows an app whose window stays hidden: a phone would be black.
    @Test func `a window is hidden until it is made visible`() {
      let device = StandInDevice()
      let root = UINavigationController(rootViewController: PlainScreen("Bottom"))
      device.window.rootViewController = root
      root.pushViewController(PlainScreen("Second"), animated: false)
      let (hidden, leavesHidden) = (device.screens, device.tapBack())

      device.window.makeKeyAndVisible()

      #expect(hidden.isEmpty && !leavesHidden)
      #expect(device.screens.count == 3 && device.window.isKeyWindow)
      #expect(device.tapBack())
    }

    // Catches a stand-in that accepts a view without a place, which has no size on a phone.
    @Test(arguments: [nil, 0, 1, 2, 3])
    func `a view that is placed by constraints needs each of its edges`(missing: Int?) {
      let (screen, view) = (PlainScreen("Second"), UILabel())
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      screen.view.backgroundColor = .systemBackground
      screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
      let edges = [
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      ]
      NSLayoutConstraint.activate(edges.indices.filter { $0 != missing }.map { edges[$0] })

      root.pushViewController(screen, animated: false)

      let names = ["top", "leading", "trailing", "bottom"]
      #expect(
        device.complaints.map { complaint in names.first { complaint.contains($0) } }
          == (missing.map { [names[$0]] } ?? []))
    }

    // Catches a stand-in that accepts a screen behind which a phone is black.
    @Test(arguments: [(true, false), (false, true), (false, false)])
    func `a screen needs a background, and ends below the home indicator`(hasBackground: Bool, reachesEnd: Bool) {
      let (screen, view) = (PlainScreen("Second"), UILabel())
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(view)
      if hasBackground { screen.view.backgroundColor = .systemBackground }
      screen.view.keyboardLayoutGuide.usesBottomSafeArea = !reachesEnd
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      ])

      root.pushViewController(screen, animated: false)

      #expect(device.complaints.count == (hasBackground ? 0 : 1) + (reachesEnd ? 0 : 1))
    }

    // Catches a stand-in in which two fields have the keyboard.
    @Test func `one field of a screen has the keyboard`() {
      let (screen, first, second) = (PlainScreen("Second"), UITextField(), UITextField())
      for field in [first, second] { screen.view.addSubview(field) }

      device.type("a", into: first)
      device.type("b", into: second)

      #expect(!first.isFirstResponder && second.isFirstResponder)
      #expect(!device.pressReturn(in: first) && device.pressReturn(in: second))
    }

    // Catches a stand-in in which a field can be written again under the person's hands.
    @Test func `a field that is set again while the person types is misuse`() {
      let (field, view) = (UITextField(), UITextView())
      let delegate = RewritingDelegate()
      view.delegate = delegate
      device.type("a", into: field)
      device.type("", into: view)
      #expect(device.complaints == [])

      field.addAction(UIAction { _ in field.text = field.text }, for: .editingChanged)
      device.type("b", into: field)
      device.type("b", into: view)

      #expect(device.complaints.count == 2)
    }

    // Catches a stand-in that lets an adapter present twice, where UIKit only warns.
    @Test func `a controller presents one other at a time`() {
      let (first, second) = (PlainScreen("First"), PlainScreen("Second"))
      root.present(first, animated: false)

      root.present(second, animated: false)

      #expect(root.presentedViewController === first)
      #expect(second.presentingViewController == nil)
      #expect(device.complaints.count == 1)
    }

    @Test func `a nested view controller presents from its container`() {
      let modal = PlainScreen("Modal")

      root.topViewController?.present(modal, animated: false)

      #expect(modal.presentingViewController === root)
      #expect(root.topViewController?.presentedViewController === modal)
    }

    @Test func `a presented controller is in the hierarchy from the call until the end of its dismissal`() {
      let modal = PlainScreen("Modal")
      root.present(modal, animated: true)
      let isThere = root.presentedViewController === modal && modal.transitionCoordinator != nil
      device.settle()

      root.dismiss(animated: true)
      let isStillThere = root.presentedViewController === modal
      device.settle()

      #expect(isThere && isStillThere)
      #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
      #expect(device.movementCount == 2)
    }

    @Test func `dismissing a controller dismisses all above it`() {
      let (lower, upper) = (PlainScreen("Lower"), PlainScreen("Upper"))
      root.present(lower, animated: false)
      lower.present(upper, animated: false)

      root.dismiss(animated: true)
      device.settle()

      #expect(root.presentedViewController == nil && upper.presentingViewController == nil)
      #expect(device.movementCount == 1)
    }

    // Catches an adapter that calls `dismiss` of the controller to remove: that removes only the one above it.
    @Test func `dismissing a controller that presents another dismisses only that one`() {
      let (lower, upper) = (PlainScreen("Lower"), PlainScreen("Upper"))
      root.present(lower, animated: false)
      lower.present(upper, animated: false)

      lower.dismiss(animated: false)

      #expect(root.presentedViewController === lower && lower.presentedViewController == nil)
    }

    @Test func `a stack changes at once, and keeps its last controller`() {
      let second = PlainScreen("Second")
      root.pushViewController(second, animated: true)
      #expect(root.topViewController === second && root.transitionCoordinator != nil)
      device.settle()

      root.popViewController(animated: true)
      #expect(root.viewControllers.count == 1)
      device.settle()

      #expect(root.popViewController(animated: true) == nil)
      #expect(second.parent == nil)
    }

    @Test func `pushing a controller that is on the stack is an exception`() {
      let second = PlainScreen("Second")
      root.pushViewController(second, animated: false)

      root.pushViewController(second, animated: false)
      root.pushViewController(UINavigationController(), animated: false)

      #expect(root.viewControllers.count == 2)
      #expect(device.complaints.count == 2)
    }

    @Test func `a stack with the same top does not move`() throws {
      let second = PlainScreen("Second")
      root.pushViewController(second, animated: false)

      root.setViewControllers([second], animated: true)

      #expect(device.movementCount == 0)
      #expect(root.viewControllers.count == 1)
    }

    @Test(arguments: [false, true])
    func `a delegate is informed only of dismissals by the person`(byPerson: Bool) {
      var dismissals = 0
      let modal = PlainScreen("Modal")
      let delegate = SheetDelegate(onDismiss: { dismissals += 1 })
      modal.presentationController?.delegate = delegate
      root.present(modal, animated: false)

      if byPerson { device.pullDown() } else { root.dismiss(animated: true) }
      device.settle()

      #expect(dismissals == (byPerson ? 1 : 0))
      #expect(root.presentedViewController == nil)
    }

    @Test func `a delegate that does not decide lets the person pull down`() {
      final class Indifferent: NSObject, UIAdaptivePresentationControllerDelegate {}
      let (modal, delegate) = (PlainScreen("Modal"), Indifferent())
      modal.presentationController?.delegate = delegate
      root.present(modal, animated: false)

      withExtendedLifetime(delegate) { _ = device.pullDown() }
      device.settle()

      #expect(root.presentedViewController == nil)
    }

    @Test func `a controller that is modal in presentation is not pulled down`() {
      let modal = PlainScreen("Modal")
      modal.isModalInPresentation = true
      root.present(modal, animated: false)

      device.pullDown()
      device.settle()

      #expect(root.presentedViewController === modal)
    }

    // Catches an adapter that waits for a call that does not come.
    @Test(arguments: [false, true])
    func `a cancelled swipe restores the screen, and informs the delegate in one of the variants`(isTold: Bool) {
      var variants = StandInVariants()
      variants.reportsCancelledSwipes = isTold
      let device = StandInDevice(variants)
      device.show(root)
      let second = PlainScreen("Second")
      root.pushViewController(second, animated: false)
      var shown: [String] = []
      let delegate = StackDelegate(onWillShow: { shown.append("will") }) { shown.append("did") }
      root.delegate = delegate

      device.beginSwipeBack()
      device.settle()
      let isHeld = root.viewControllers.count == 1 && device.isMoving
      device.endSwipe(cancelled: true)
      device.settle()

      #expect(isHeld)
      #expect(root.topViewController === second && !device.isMoving)
      #expect(shown == (isTold ? ["will", "did"] : ["will"]))
    }

    @Test func `a screen without the system's back button cannot be left by a swipe or the menu`() {
      let second = PlainScreen("Second")
      second.navigationItem.setHidesBackButton(true, animated: false)
      root.pushViewController(second, animated: false)

      #expect(!device.beginSwipeBack())
      #expect(!device.tapBack())
      #expect(!device.chooseFromBackMenu(root.viewControllers[0]))
    }

    // Catches a coordinator that always calls the completion, with which an adapter seems to wait for the right thing.
    @Test(arguments: [false, true])
    func `a coordinator that refuses to animate completes in one of the variants`(completes: Bool) {
      var variants = StandInVariants()
      (variants.refusesToAnimate, variants.completesRefused) = (true, completes)
      let device = StandInDevice(variants)
      device.show(root)
      var isComplete = false
      root.pushViewController(PlainScreen("Second"), animated: true)

      let isAnimated = root.transitionCoordinator?.animate(alongsideTransition: nil) { _ in isComplete = true }
      device.settle()

      #expect(isAnimated == false)
      #expect(isComplete == completes)
    }

    @Test func `only an open menu can be closed`() {
      let closesNothing = device.closeMenu()
      device.open(UIMenu(children: []))
      device.settle()

      #expect(!closesNothing)
      #expect(device.closeMenu())
    }

    private final class RewritingDelegate: NSObject, UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) { textView.text = textView.text }
    }

    @Test func `a responder becomes the first, and resigns`() {
      let field = UITextField()

      #expect(field.becomeFirstResponder() && field.isFirstResponder)
      #expect(field.resignFirstResponder() && !field.isFirstResponder)
    }
  }
#endif
