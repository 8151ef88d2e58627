import FlowKit

/// A stream of events: the screen sends, and the flow listens for as long as its visit lasts.
@MainActor
final class EmittingScreen: ViewController {
  enum Event: Sendable {
    case didTapButton
    case didTapDone
  }

  let events: AsyncStream<Event>
  let emitter: AsyncStream<Event>.Continuation

  init() { (events, emitter) = AsyncStream.makeStream() }
}

/// Counts taps until the person is done.
@MainActor
final class EmitterFlow: Flow {
  let context: FlowContext<FlowOutcome<Int>>
  private let screen: EmittingScreen
  private var tapCount = 0

  init(_ presentation: FlowPresentation, screen: EmittingScreen) {
    context = FlowContext(presentation)
    self.screen = screen
  }

  func didStart() {
    context.scope.listen(to: screen.events) { [weak self] event in self?.handle(event) }
    context.show(screen)
  }

  private func handle(_ event: EmittingScreen.Event) {
    switch event {
    case .didTapButton: tapCount += 1
    case .didTapDone: finish(.completed(tapCount))
    }
  }
}
