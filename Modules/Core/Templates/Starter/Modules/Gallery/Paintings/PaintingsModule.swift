import FlowKit
import FlowScreens

@MainActor
protocol PaintingsRouter: AnyObject {
  /// The person has chosen an item.
  func didChoose(_ item: GalleryItem)
}

/// Assembles the Paintings screen.
@MainActor
enum PaintingsModule {
  static func make(
    router: any PaintingsRouter, scope: FlowScope, dependencies: GalleryDependencies
  ) -> any ViewController {
    let presenter = ServiceListPresenter(
      PaintingsInteractor(service: dependencies.service), scope: scope, memory: dependencies.memory,
      onChoose: { [weak router] item in router?.didChoose(item) })
    return dependencies.screens.list("Paintings", presenter: presenter) { item, onTap in
      ItemRow(LocalizedText(verbatim: item.title), onTap: onTap)
    }
  }
}
