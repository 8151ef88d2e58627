/// A row at home that leads into a feature, whatever the app knows of the person.
struct HomeRow: Equatable, Sendable {
  /// What the person reads.
  let title: String
  /// Where it leads.
  let entry: AppEntry

  /// The rows, in the order in which they stand.
  static let all = [
    HomeRow(title: "Open a business account", entry: .business),
    HomeRow(title: "Feedback", entry: .feedback),
  ]
}
