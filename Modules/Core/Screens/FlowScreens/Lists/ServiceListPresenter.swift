public import FlowKit
import FlowValues

/// The Presenter of a list whose items a service has: a search, pages, refreshing, errors, and the last known items.
@MainActor
public final class ServiceListPresenter<Interactor: ServiceListInteractor> {
  public typealias Item = Interactor.Item

  public weak var view: (any ScreenView<ServiceListContent<Item>>)? {
    didSet { display() }
  }

  private let interactor: Interactor
  private let request: LatestRequest
  @SavedDraft private var memory: ServiceListMemory<Item>
  private let onChoose: @MainActor (Item) -> Void
  private var items: [Item]?
  /// The search that the items answer.
  private var answeredSearch: String?
  private var hasMore = false
  private var isStale = false
  private var problem: LocalizedText?
  /// Whether the latest request was for the items after those that are shown.
  private var asksForMore = false

  /// Creates a presenter with the remembered search.
  /// - Parameters:
  ///   - interactor: Asks the service.
  ///   - scope: The scope of the flow, which cancels a request when the flow ends.
  ///   - memory: Keeps the search and the last known items.
  ///   - onChoose: Reports to the Router that the person has chosen an item.
  public init(
    _ interactor: Interactor, scope: FlowScope, memory: any DraftStore<ServiceListMemory<Item>>,
    onChoose: @escaping @MainActor (Item) -> Void
  ) {
    self.interactor = interactor
    request = LatestRequest(in: scope)
    _memory = SavedDraft(memory.load() ?? ServiceListMemory(), in: memory, scope: scope)
    self.onChoose = onChoose
  }

  /// Asks for the first items: the list was opened, the person is back at it, or has pulled it down.
  public func refresh() { ask(forMore: false) }

  public func didSearch(for text: String) {
    guard text != memory.search else { return }
    memory.search = text
    ask(forMore: false)
  }

  /// The person has reached the end of the list.
  public func didReachEnd() {
    if hasMore, !request.isInProgress { ask(forMore: true) }
  }

  public func didTapTryAgain() {
    if problem != nil { ask(forMore: asksForMore) }
  }

  public func didTap(_ item: Item) { onChoose(item) }

  private var search: String { TypedText.prose.cleaned(memory.search) }

  private func ask(forMore: Bool) {
    (asksForMore, problem) = (forMore, nil)
    // Nobody waits for the answer to an older question.
    request.giveUp()
    let (search, last) = (search, forMore ? items?.last : nil)
    request.perform { [interactor] () async throws(Interactor.Failure) in
      try await interactor.items(matching: search, after: last)
    } onLapse: { [weak self] in
      self?.ask(forMore: forMore)
    } then: { [weak self] result in
      self?.didReceive(result, for: search)
    }
    display()
  }

  private func didReceive(_ result: Result<ListPage<Item>, Interactor.Failure>, for search: String) {
    switch result {
    case .success(let page) where asksForMore:
      // An item that was added meanwhile moves the others to the next page.
      let known = Set((items ?? []).map(\.id))
      items = (items ?? []) + page.items.filter { !known.contains($0.id) }
      hasMore = page.hasMore
    case .success(let page):
      (items, answeredSearch, hasMore, isStale) = (page.items, search, page.hasMore, false)
      if search.isEmpty { memory.items = page.items }
    case .failure(let error):
      problem = error.sentence
      if !asksForMore { showLastKnown(for: search) }
    }
    display()
  }

  /// Shows the items that are known for a search which the service has not answered.
  private func showLastKnown(for search: String) {
    if answeredSearch != search {
      (items, answeredSearch, hasMore) = (search.isEmpty ? memory.items : nil, search, false)
    }
    isStale = items != nil
  }

  private func display() {
    view?.display(
      ServiceListContent(
        search: memory.search, items: items, hasMore: hasMore, isLoading: request.isInProgress, isStale: isStale,
        problem: problem))
  }
}

/// The Interactor of a list: asks the service.
public protocol ServiceListInteractor<Item>: Sendable {
  associatedtype Item: Codable & Equatable & Identifiable & Sendable where Item.ID: Sendable
  associatedtype Failure: ReadableError

  /// Returns the items that match a search, in their order.
  /// - Parameters:
  ///   - search: The text that the person has entered, cleaned; empty for all items.
  ///   - last: The item before the first one; nil for those at the beginning.
  func items(matching search: String, after last: Item?) async throws(Failure) -> ListPage<Item>
}

/// A part of a list, as a service returns it.
public struct ListPage<Item: Sendable>: Sendable {
  public let items: [Item]
  /// Whether there are items after these.
  public let hasMore: Bool

  public init(_ items: [Item], hasMore: Bool = false) {
    self.items = items
    self.hasMore = hasMore
  }
}

/// The stored part of a list: its search, and its first items, for a launch without the service.
public struct ServiceListMemory<Item: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  public var search: String
  /// nil until the service has answered once.
  public var items: [Item]?

  public init(search: String = "", items: [Item]? = nil) {
    self.search = search
    self.items = items
  }
}
