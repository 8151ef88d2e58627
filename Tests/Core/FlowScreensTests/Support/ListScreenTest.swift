import FlowKit
import FlowScreens
import FlowTesting

/// A city of a service.
struct City: Codable, Equatable, Identifiable, Sendable {
  let id: String
}

enum CityError: ReadableError {
  case unavailable

  var sentence: LocalizedText { "No cities now." }
}

struct CityInteractor: ServiceListInteractor {
  let service: CityService

  func items(matching search: String, after last: City?) async throws(CityError) -> ListPage<City> {
    try await service.cities(matching: search, after: last)
  }
}

/// A service with pages of two cities, which answers at once or when the test says so.
@MainActor
final class CityService {
  var cities = ["Bonn", "Graz", "Oslo", "Riga", "Rome"]
  var isDown = false
  var waits: [TestAnswer<Void>] = []
  private(set) var questions: [String] = []
  private(set) var cancelled: [String] = []

  func cities(matching search: String, after last: City?) async throws(CityError) -> ListPage<City> {
    let question = search + (last.map { " after \($0.id)" } ?? "")
    questions.append(question)
    if !waits.isEmpty { await waits.removeFirst().value() }
    if Task.isCancelled { cancelled.append(question) }
    if isDown { throw .unavailable }
    let found = cities.filter { city in
      (search.isEmpty || city.contains(search)) && (last.map { $0.id < city } ?? true)
    }
    return ListPage(found.prefix(2).map { City(id: $0) }, hasMore: found.count > 2)
  }
}

/// A screen with a list, and its recorded contents.
@MainActor
final class ListScreenTest: ScreenView {
  let service = CityService()
  let memory: InMemoryDraftStore<ServiceListMemory<City>>
  private(set) var content = ServiceListContent<City>()
  private(set) var chosen: [City] = []
  private let work = FlowWork()

  init(_ memory: ServiceListMemory<City>? = nil) {
    self.memory = InMemoryDraftStore(memory)
  }

  /// The shown items; nil if none are known.
  var items: [String]? { content.items?.map(\.id) }

  func makePresenter(in scope: FlowScope? = nil) -> ServiceListPresenter<CityInteractor> {
    let presenter = ServiceListPresenter(
      CityInteractor(service: service), scope: scope ?? work.scope, memory: memory,
      onChoose: { [unowned self] in chosen.append($0) })
    presenter.view = self
    return presenter
  }

  /// Returns a presenter with an answer.
  func open() async -> ServiceListPresenter<CityInteractor> {
    let presenter = makePresenter()
    presenter.refresh()
    await idle()
    return presenter
  }

  func idle() async { await work.idle() }

  func display(_ content: ServiceListContent<City>) { self.content = content }
}
