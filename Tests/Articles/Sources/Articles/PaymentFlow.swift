import FlowKit

/// The result of a sub-flow that can fail.
enum CardFlowResult: CancellableResult, Equatable {
  case success(card: String)
  case failure(reason: String)
  case cancelled
}

/// Two screens and a sub-flow, of which this flow knows the result, and nothing else.
@MainActor
final class PaymentFlow: Flow {
  let context: FlowContext<FlowOutcome<String>>
  private let basket: ButtonScreen
  private let confirmation: ButtonScreen
  private let makeCardFlow: (FlowPresentation) -> any Flow<CardFlowResult>
  private var card: String?

  init(
    _ presentation: FlowPresentation, basket: ButtonScreen, confirmation: ButtonScreen,
    makeCardFlow: @escaping (FlowPresentation) -> any Flow<CardFlowResult>
  ) {
    context = FlowContext(presentation)
    self.basket = basket
    self.confirmation = confirmation
    self.makeCardFlow = makeCardFlow
  }

  func didStart() {
    basket.delegate = self
    confirmation.delegate = self
    context.show(basket)
  }

  /// The caller decides about the sub-flow's screens.
  private func askForCard() {
    context.start(makeCardFlow(context.presenting(.sheet))) { [weak self] result, dismisser in
      switch result {
      case .success(let card):
        dismisser.dismiss()
        self?.confirm(card)
      // The caller of this flow dismisses it with the sheet.
      case .failure: self?.finish(.cancelled)
      case .cancelled: dismisser.dismiss()
      }
    }
  }

  private func confirm(_ card: String) {
    self.card = card
    context.show(confirmation)
  }
}

// MARK: - ButtonScreenDelegate

extension PaymentFlow: ButtonScreenDelegate {
  func didPressButton() {
    if let card { finish(.completed(card)) } else { askForCard() }
  }
}
