/// First in, first out.
struct ModelQueue<Element> {
  private var elements: [Element] = []
  private var first = 0

  var isEmpty: Bool { first == elements.count }

  var peek: Element? { isEmpty ? nil : elements[first] }

  mutating func append(_ element: Element) { elements.append(element) }

  mutating func putBack(_ element: Element) { elements.insert(element, at: first) }

  mutating func next() -> Element? {
    guard !isEmpty else { return nil }
    defer {
      first += 1
      if isEmpty { (elements, first) = ([], 0) }
    }
    return elements[first]
  }
}
