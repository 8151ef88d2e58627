struct StateDescription {
  let reading: StateReader.Reading
  /// The actions, in the order in which they are tried.
  let actions: [ExplorerAction]
  let isHome: Bool
  /// The title without numbers, if the screen is an alert.
  let alert: String?
  /// Whether something other than an action of the person is pending: a held reply, or a launch.
  let hasPendingEvent: Bool
}
