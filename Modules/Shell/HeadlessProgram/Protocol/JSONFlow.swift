import SimulatedDevice

/// Something that happened to a flow, as a program reads it.
struct JSONFlow: Codable, Equatable {
  /// The flow's number: flows are counted in the order in which they were started since the app was launched.
  let id: Int
  /// The flow that started it; none of the outermost one.
  var parent: Int?
  let name: String
  /// What happened.
  let did: String
  /// What it happened with: a screen's name, a result's.
  var detail: String?

  init(_ news: FlowNews) {
    id = news.id
    parent = news.parent
    name = news.flow
    did = news.event
    detail = news.detail
  }
}
