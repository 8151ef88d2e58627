public import FlowExplorer
public import FlowHeadless

/// A world around an app that describes its actions and its state, so that the app can be explored.
///
/// All members have defaults for a world without services.
@MainActor
public protocol ExplorableWorld: DeviceWorld {
  /// The app's own rules, which compare inspections.
  var rules: [ExplorerRule] { get }

  /// Returns the current actions of the world: links, time, faults; where no state has a link, the first links of the journeys
  /// are opened, too.
  func actions(on screen: ScreenSnapshot?, _ occasion: ExplorerOccasion) -> [ExplorerAction]

  /// The words of the services whose faults ``actions(on:_:)`` plans; those of all other services are planned on each kind of
  /// screen.
  var servicesWithOwnPlan: Set<String> { get }

  /// Describes the world after a step. The faults of its services are added.
  /// - Parameter screen: The visible screen.
  func inspect(on screen: ScreenSnapshot?) async -> WorldInspection

  /// Saves the data of the world to the device's disk.
  /// - Returns: Whether that is its whole state, besides the faults of its services.
  func saveState() async -> Bool
}

extension ExplorableWorld {
  public var rules: [ExplorerRule] { [] }
  public func actions(on screen: ScreenSnapshot?, _ occasion: ExplorerOccasion) -> [ExplorerAction] { [] }
  public var servicesWithOwnPlan: Set<String> { [] }
  public func inspect(on screen: ScreenSnapshot?) async -> WorldInspection { WorldInspection() }
  public func saveState() async -> Bool { true }
}
