import SimulatedDevice

/// An event of a flow, for a program.
struct JSONFlow: Codable, Equatable {
  /// The number of the flow, in the order of the starts since the launch of the app.
  let id: Int
  /// The number of the flow that started it; nil for the root flow.
  var parent: Int?
  let name: String
  /// The name of the event.
  let did: String
  /// The detail of the event, such as the name of a screen or of a result.
  var detail: String?

  init(_ news: FlowNews) {
    id = news.id
    parent = news.parent
    name = news.flow
    did = news.event
    detail = news.detail
  }
}
