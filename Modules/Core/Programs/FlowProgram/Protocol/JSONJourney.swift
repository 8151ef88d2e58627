/// The result of a journey, for a program.
struct JSONJourney: Codable, Equatable {
  let name: String
  let title: String
  let steps: Int
  let hasPassed: Bool
  var line: Int?
  var reason: String?
}
