/// The window in the model: a stack at the bottom, and the layers presented above it.
struct ModelWindow {
  struct Layer {
    enum Content {
      case stack(ModelStack)
      case single(ModelScreen)
    }

    let content: Content
    let isDismissible: Bool

    var stack: ModelStack? { if case .stack(let stack) = content { stack } else { nil } }
    var own: [ModelScreen] {
      switch content {
      case .stack(let stack): stack.screens
      case .single(let screen): [screen]
      }
    }
    var all: [ModelScreen] { own.flatMap(\.all) }

    /// The tabs that are seen, the outermost first; those beneath another screen are not.
    var seenTabs: [ModelTabs] {
      var tabs: [ModelTabs] = []
      var next = own.last?.tabs
      while let seen = next {
        tabs.append(seen)
        next = seen.stacks[seen.selected].screens.last?.tabs
      }
      return tabs
    }

    /// The stacks that are seen, from the layer's own to the innermost.
    var seenStacks: [ModelStack] {
      (stack.map { [$0] } ?? []) + seenTabs.map { $0.stacks[$0.selected] }
    }

    var top: ModelScreen? { seenStacks.last { !$0.screens.isEmpty }?.screens.last ?? own.last }
  }

  let base = ModelStack()
  var layers: [Layer]

  init() {
    layers = [Layer(content: .stack(base), isDismissible: false)]
  }

  var all: [ModelScreen] { layers.flatMap(\.all) }
  var top: ModelScreen? { layers.last?.top }

  /// Whether the stack can be seen, or can be by selecting tabs.
  func contains(_ stack: ModelStack) -> Bool {
    layers.contains { layer in
      layer.stack === stack
        || layer.all.contains { screen in screen.tabs?.stacks.contains { $0 === stack } ?? false }
    }
  }

  /// Whether the person would see the screen's stack if nothing were presented above it.
  func isSeen(_ screen: ModelScreen) -> Bool {
    layers.contains { layer in
      layer.own.contains { $0 === screen } || layer.seenStacks.contains { $0.screens.contains { $0 === screen } }
    }
  }

  /// The screens that are removed with `screen`, bottom first: itself, those above it, and those inside them.
  func from(_ screen: ModelScreen) -> [ModelScreen] {
    guard let level = layers.firstIndex(where: { $0.all.contains { $0 === screen } }) else { return [] }
    let stacks = [layers[level].own] + layers[level].all.flatMap { $0.tabs?.stacks.map(\.screens) ?? [] }
    let stack = stacks.first { $0.contains { $0 === screen } } ?? []
    let isSeen = layers[level].seenStacks.contains { $0.screens.contains { $0 === screen } }
    let above = isSeen || layers[level].stack == nil ? layers[(level + 1)...].flatMap(\.all) : []
    return stack.drop { $0 !== screen }.flatMap(\.all) + above
  }

  /// The screens above `screen`.
  func above(_ screen: ModelScreen) -> [ModelScreen] {
    let own = screen.all.count
    return Array(from(screen).dropFirst(own))
  }

  /// Takes screens away, each with those above it: on its stack, in its tabs and, if it is on a visible stack, those that are
  /// presented above the layer.
  /// - Returns: the removed screens, bottom first.
  mutating func cut(_ screensToCut: [ModelScreen]) -> [ModelScreen] {
    var removed: [ModelScreen] = []
    var level = 0
    while level < layers.count {
      let layer = layers[level]
      guard let stack = layer.stack else {
        if layer.own.contains(where: { one in screensToCut.contains { $0 === one } }) {
          return removed + drop(from: level)
        }
        level += 1
        continue
      }
      let (gone, wasSeen) = cut(screensToCut, on: stack, isSeen: true)
      removed += gone
      if wasSeen { removed += drop(from: level + 1) }
      if !gone.isEmpty, stack.screens.isEmpty, level > 0 { layers.remove(at: level) } else { level += 1 }
    }
    return removed
  }

  private mutating func drop(from level: Int) -> [ModelScreen] {
    defer { layers.removeSubrange(level...) }
    return layers[level...].flatMap(\.all)
  }

  /// - Returns: the removed screens, and whether some were on a visible stack.
  private func cut(_ screensToCut: [ModelScreen], on stack: ModelStack, isSeen: Bool) -> ([ModelScreen], Bool) {
    var removed: [ModelScreen] = []
    var wasSeen = false
    for (index, screen) in stack.screens.enumerated() {
      if screensToCut.contains(where: { $0 === screen }) {
        removed += stack.screens[index...].flatMap(\.all)
        stack.screens.removeSubrange(index...)
        return (removed, wasSeen || isSeen)
      }
      guard let tabs = screen.tabs else { continue }
      for (tab, inner) in tabs.stacks.enumerated() {
        let isTop = index == stack.screens.count - 1
        let (gone, seen) = cut(screensToCut, on: inner, isSeen: isSeen && isTop && tab == tabs.selected)
        removed += gone
        wasSeen = wasSeen || (seen && !gone.isEmpty)
      }
    }
    return (removed, wasSeen)
  }
}
