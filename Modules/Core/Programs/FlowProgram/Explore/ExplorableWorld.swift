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

  /// Describes the world after a step.
  /// - Parameter screen: The visible screen.
  func inspect(on screen: ScreenSnapshot?) async -> WorldInspection

  /// Saves the data of the world to the device's disk.
  /// - Returns: Whether that is its whole state: there are no pending faults and no held replies.
  func saveState() async -> Bool
}

extension ExplorableWorld {
  public var rules: [ExplorerRule] { [] }
  public func actions(on screen: ScreenSnapshot?, _ occasion: ExplorerOccasion) -> [ExplorerAction] { [] }
  public func inspect(on screen: ScreenSnapshot?) async -> WorldInspection { WorldInspection() }
  public func saveState() async -> Bool { true }
}
