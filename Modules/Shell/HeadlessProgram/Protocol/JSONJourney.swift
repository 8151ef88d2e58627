/// What came of a journey, as a program reads it.
struct JSONJourney: Codable, Equatable {
  let name: String
  let title: String
  let steps: Int
  let hasPassed: Bool
  var line: Int?
  var reason: String?
}
