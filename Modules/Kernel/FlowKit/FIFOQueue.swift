/// A first-in, first-out queue with constant-time removal.
struct FIFOQueue<Element> {
  private var elements: [Element?] = []
  private var first = 0
  var isEmpty: Bool { first == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes the first element, and returns it.
  mutating func takeFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = elements[first].take()
    first += 1
    if isEmpty { (elements, first) = ([], 0) }
    return element
  }
}
