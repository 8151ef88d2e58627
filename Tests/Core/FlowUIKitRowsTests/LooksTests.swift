#if !canImport(UIKit)
  import FlowKit
  import FlowScreens
  import FlowUIKit
  import FlowUIKitStandIn
  import Foundation
  import Testing

  @testable import FlowUIKitRows

  /// The looks of a screen of rows at its edges, and in each text size.
  @MainActor
  struct LooksTests {
    private let device = StandInDevice()
    private let root = UINavigationController(rootViewController: UIViewController())
    private let screen = RowsViewController(name: "Looks")

    init() { device.show(root) }

    private func show(_ rows: [Row]) -> [any RowView] {
      screen.show(Page("Looks") { rows })
      root.pushViewController(screen, animated: false)
      return screen.list.views
    }

    // Catches a black strip below the rows of every screen.
    @Test func `a screen of rows and a list of options fill the window`() throws {
      _ = show([.choice(ChoiceRow("Land", nil, titles: (0..<20).map { "\($0)" }) { _ in })])

      device.tap([0, 0], in: screen.list.table)
      device.settle()

      #expect(screen.presentedViewController != nil)
      #expect(device.complaints == [])
    }

    @Test func `rows are as wide as one can read on a tablet`() {
      #expect(screen.list.table.cellLayoutMarginsFollowReadableWidth)
    }

    // Catches an image with bands above and below it, since it keeps its own height in a narrow cell.
    @Test func `an image keeps its proportions`() throws {
      let view = try #require(show([.image(ImageRow("star", description: "A star"))])[0] as? ImageRowView)

      let ratio = view.picture.constraintsAtEdges.first { $0.first.edge == .height }
      #expect(ratio?.multiplier == 0.5 && ratio?.second?.edge == .width)
    }

    @Test func `the image of an item is as large as a symbol`() throws {
      let view = try #require(show([.item(ItemRow("Rent", image: "house"))])[0] as? ItemRowView)

      #expect(view.itemCell.picture.constraintsAtEdges.map(\.constant) == [29, 29])
    }

    // Catches a value that is squeezed into a column of single letters.
    @Test func `in the largest text sizes nothing is side by side`() throws {
      let views = show([
        .item(ItemRow("Rent", value: "10", badge: "new")), .progress(ProgressRow("Saved", fraction: 0.1, value: "1")),
      ])
      let columns = [
        try #require(views[0] as? ItemRowView).itemCell.parts, try #require(views[1] as? ProgressRowView).texts,
      ]
      let before = columns.map(\.axis)

      screen.view.textSize = .accessibilityMedium
      let large = columns.map(\.axis)
      screen.view.textSize = .large

      #expect(before == [.horizontal, .horizontal] && large == [.vertical, .vertical])
      #expect(columns.map(\.axis) == before)
    }

    // Catches an item that is made after the person has chosen the size.
    @Test func `a row that is made later has the text size of the screen`() throws {
      screen.view.textSize = .accessibilityMedium

      let view = try #require(show([.item(ItemRow("Rent", value: "10"))])[0] as? ItemRowView)

      #expect(view.itemCell.parts.axis == .vertical)
    }
  }
#endif
