/// What waits for its turn, in order; taking the first costs the same, however many wait.
struct WaitingLine<Element> {
  private var elements: [Element?] = []
  private var first = 0
  var isEmpty: Bool { first == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// What was taken is kept no longer than whoever took it keeps it.
  mutating func takeFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty {
      elements = []
      first = 0
    }
    return element
  }
}
