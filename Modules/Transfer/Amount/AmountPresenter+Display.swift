import FlowKit
import FlowScreens
import Money

// The content of the screen for the amount.

extension AmountPresenter {
  func display() {
    view?.display(
      AmountContent(
        sender: draft.sender, senders: senders, canShowMoreSenders: interactor.senders.hasMore && !isLoadingSenders,
        source: content(of: .source),
        target: content(of: .target),
        price: draft.quote.map { PriceContent($0, at: interactor.clock.now) },
        isQuoting: quoteLoader.isLoading, problem: problem, canContinue: canContinue))
  }

  private var senders: [Sender] {
    let loaded = interactor.senders.loaded
    return loaded.contains { $0.id == draft.sender.id } ? loaded : loaded + [draft.sender]
  }

  private func content(of side: QuoteRequest.Side) -> AmountSideContent {
    let isFixed = side == draft.fixedSide
    return AmountSideContent(
      text: isFixed ? draft.text : answered(side), currency: draft[side], currencies: currencies(of: side),
      available: side == .source ? available : nil, error: isFixed ? error : nil)
  }

  /// Returns the calculated amount on the other side.
  private func answered(_ side: QuoteRequest.Side) -> String {
    let amount = side == .source ? draft.quote?.source : draft.quote?.target
    return amount?.typed(locale: interactor.locale) ?? ""
  }

  private func currencies(of side: QuoteRequest.Side) -> [Currency] {
    switch side {
    case .source: draft.isSourceLocked ? [] : currencyOptions?.sources ?? []
    case .target: currencyOptions?.targets ?? []
    }
  }

  private var available: Amount? {
    currencyOptions?.balances.first { $0.currency == draft.sourceCurrency }
  }

  /// An empty amount is not an error.
  private var error: LocalizedText? {
    guard !draft.text.isEmpty else { return nil }
    do throws(AmountRefusal) {
      _ = try draft.request(locale: interactor.locale)
      return nil
    } catch {
      return error.sentence
    }
  }
}
