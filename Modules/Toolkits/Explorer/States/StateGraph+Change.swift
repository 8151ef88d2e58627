extension StateGraph {
  /// A transition, or an abandoned action.
  struct Change {
    let state: Int
    let action: Int
    /// The state after the action; nil if it was abandoned.
    let target: Int?
  }
}
