/// An event of a flow, for a program.
struct JSONFlow: Codable, Equatable {
  /// The number of the flow, in the order of the starts since the launch of the app.
  let id: Int
  /// The number of the flow that started it; nil for the root flow.
  var parent: Int?
  let name: String
  let did: String
  /// The detail of the event, such as the name of a screen or of a result.
  var detail: String?

  init(_ event: FlowEventDescription) {
    id = event.id
    parent = event.parent
    name = event.flow
    did = event.event
    detail = event.detail
  }
}
