import Testing

@testable import FlowPictures

struct BusTests {
  @Test(arguments: [(4, [2, 3]), (2, []), (1, [])])
  func `a line from the right crosses the columns between, and not its own`(source: Int, crossed: [Int]) {
    let screen = ScreenID(path: "Letter/Paper")
    let bus = Bus(
      target: screen, column: 1, hue: 0, isFromLeft: false, entry: 0,
      sources: [Bus.Source(screen: screen, column: source, y: 0)])

    #expect(bus.crossed == crossed)
  }
}
