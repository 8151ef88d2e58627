public import FlowKit

/// Makes the lists of a flow in the app's UI toolkit.
@MainActor
public protocol ListScreens {
  /// Makes a list with a search.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the screen in journeys, and its accessibility identifier.
  ///   - presenter: Provides the content, and handles the person's actions.
  ///   - row: Makes the row of an item, with the action of a tap.
  func makeList<Interactor: ServiceListInteractor>(
    _ title: LocalizedText, name: String, presenter: ServiceListPresenter<Interactor>,
    row: @escaping @MainActor (Interactor.Item, _ onTap: @escaping @MainActor () -> Void) -> ItemRow
  ) -> any ScreenView<ServiceListContent<Interactor.Item>>
}

extension ListScreens {
  /// Makes a list, whose presenter displays its content on it, and asks for the first items.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the screen; by default, its title.
  ///   - presenter: Provides the content, and handles the person's actions.
  ///   - row: Makes the row of an item, with the action of a tap.
  public func list<Interactor: ServiceListInteractor>(
    _ title: LocalizedText, name: String? = nil, presenter: ServiceListPresenter<Interactor>,
    row: @escaping @MainActor (Interactor.Item, _ onTap: @escaping @MainActor () -> Void) -> ItemRow
  ) -> any ViewController {
    let view = makeList(title, name: name ?? title.developerForm, presenter: presenter, row: row)
    presenter.view = view
    presenter.refresh()
    return view
  }
}

extension PageScreens {
  public func makeList<Interactor: ServiceListInteractor>(
    _ title: LocalizedText, name: String, presenter: ServiceListPresenter<Interactor>,
    row: @escaping @MainActor (Interactor.Item, _ onTap: @escaping @MainActor () -> Void) -> ItemRow
  ) -> any ScreenView<ServiceListContent<Interactor.Item>> {
    toolkit.screen(name) { content in
      let items = content.items ?? []
      let nothing: LocalizedText = content.search.isEmpty ? "There are no items yet." : "No item matches your search."
      return Page(title, onRefresh: presenter.refresh) {
        FieldRow("Search", content.search, kind: .search, onEdit: presenter.didSearch)
        if content.isLoading { TextRow("One moment.", style: .note) }
        if content.isStale { TextRow("This is what was known last.", style: .note) }
        if let problem = content.problem {
          TextRow(problem, style: .error)
          ButtonRow("Try again", onTap: presenter.didTapTryAgain)
        }
        ListRow(
          count: items.count, empty: content.isEmpty ? EmptyRow(nothing) : nil,
          onReachEnd: content.hasMore ? presenter.didReachEnd : nil
        ) { position in
          let item = items[position]
          return row(item) { presenter.didTap(item) }
        }
      }
    }
  }
}

public struct ServiceListContent<Item: Equatable & Sendable>: Equatable, Sendable {
  public let search: String
  /// The items; nil if none are known.
  public let items: [Item]?
  /// Whether there are items after these.
  public let hasMore: Bool
  /// Whether the service is being asked; meanwhile the person can search, choose and leave.
  public let isLoading: Bool
  /// Whether the items are those that were known last, since the service has not answered.
  public let isStale: Bool
  /// The reason why the service has not answered.
  public let problem: LocalizedText?

  public init(
    search: String = "", items: [Item]? = nil, hasMore: Bool = false, isLoading: Bool = false, isStale: Bool = false,
    problem: LocalizedText? = nil
  ) {
    self.search = search
    self.items = items
    self.hasMore = hasMore
    self.isLoading = isLoading
    self.isStale = isStale
    self.problem = problem
  }

  /// Whether the service has answered that there are no items.
  var isEmpty: Bool { items?.isEmpty == true && !isStale && !isLoading }
}
