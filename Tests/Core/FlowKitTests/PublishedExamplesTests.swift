import FlowKit
import FlowTesting
import Testing

/// The examples with which the pattern was published, written again: one modal screen; two screens on a stack; and a flow
/// that runs the second, asks for a confirmation, and ends only when that is gone.
@MainActor
struct PublishedExamplesTests {
  @Test func `one modal screen is dismissed by the caller`() async {
    let test = FlowTest<ButtonResult>()
    test.start(ButtonFlow(test.window.presenting(.fullScreen)))

    (test.window.top as? ButtonScreen)?.tap()
    let left = test.window.viewControllers.count
    let problems = await test.problems()

    #expect(test.results == [.tapped])
    #expect(left == 1)
    #expect(problems == [])
    #expect(test.window.modalCount == 0)
  }

  @Test func `two screens on a stack are removed by one dismisser`() async {
    let test = FlowTest<FlowOutcome<String>>()
    test.start(NumberFlow(test.window.pushing))

    (test.window.top as? NumberScreen)?.choose(4)
    (test.window.top as? NumberScreen)?.choose(2)
    let shown = test.window.viewControllers.count
    test.dismisser?.dismiss()

    #expect(test.results == [.completed("42")])
    #expect(shown == 2)
    #expect(test.window.viewControllers.isEmpty)
    #expect(test.window.transitions.count == 3)
    #expect(await test.problems().isEmpty)
  }

  @Test(arguments: [true, false])
  func `shows a confirmation after a sub-flow has completed, and ends when it is dismissed`(confirms: Bool) async {
    let test = FlowTest<FlowOutcome<Bool>>()
    let flow = MixedFlow(test.window.presenting()) { _ in confirms }
    test.start(flow)
    (test.window.top as? NumberScreen)?.choose(1)
    (test.window.top as? NumberScreen)?.choose(1)
    test.window.holdsTransitions = true

    (test.window.top as? ButtonScreen)?.tap()
    let early = test.results
    test.window.settle()

    #expect(early.isEmpty)
    #expect(test.results == [.completed(confirms)])
  }

  @Test func `a confirmation that the person pulls down counts as declined`() {
    let test = FlowTest<FlowOutcome<Bool>>()
    test.start(MixedFlow(test.window.presenting()) { _ in true })
    (test.window.top as? NumberScreen)?.choose(1)
    (test.window.top as? NumberScreen)?.choose(1)

    test.window.pullDown()

    #expect(test.results == [.completed(false)])
  }

  @Test func `a sub-flow that is cancelled cancels the flow around it`() {
    let test = FlowTest<FlowOutcome<Bool>>()
    test.start(MixedFlow(test.window.presenting()) { _ in true })

    test.window.goBack()

    #expect(test.results == [.cancelled])
  }
}

// MARK: - One modal screen

private enum ButtonResult: CancellableResult { case tapped, cancelled }

@MainActor
private final class ButtonFlow: Flow {
  let context: FlowContext<ButtonResult>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    context.show(ButtonScreen { [weak self] _ in self?.finish(.tapped) })
  }
}

@MainActor
private final class ButtonScreen: ViewController {
  private let onTap: @MainActor (ButtonScreen) -> Void

  init(_ onTap: @escaping @MainActor (ButtonScreen) -> Void) {
    self.onTap = onTap
  }

  func tap() { onTap(self) }
}

// MARK: - Two screens on a stack

@MainActor
private final class NumberFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() {
    context.show(NumberScreen { [weak self] in self?.didChooseTens($0) })
  }

  private func didChooseTens(_ tens: Int) {
    context.show(NumberScreen { [weak self] in self?.finish(.completed("\(tens)\($0)")) })
  }
}

@MainActor
private final class NumberScreen: ViewController {
  let choose: @MainActor (Int) -> Void

  init(_ choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
  }
}

// MARK: - A mixed flow

@MainActor
private final class MixedFlow: Flow {
  let context: FlowContext<FlowOutcome<Bool>>
  private let decide: (String) -> Bool

  init(_ presentation: FlowPresentation, decide: @escaping (String) -> Bool) {
    context = FlowContext(presentation)
    self.decide = decide
  }

  func didStart() {
    context.start(NumberFlow(context.pushing)) { [weak self] result, _ in
      switch result {
      case .completed(let number): self?.confirm(number)
      case .cancelled: self?.finish(.cancelled)
      }
    }
  }

  private func confirm(_ number: String) {
    let screen = ButtonScreen { [weak self] screen in
      self?.context.dismiss(screen) { [weak self] in self.map { $0.finish(.completed($0.decide(number))) } }
    }
    context.present(screen, as: .sheet) { [weak self] in self?.finish(.completed(false)) }
  }
}
