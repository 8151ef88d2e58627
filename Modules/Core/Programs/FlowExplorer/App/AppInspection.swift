public import FlowHeadless
package import FlowKit
package import FlowShell

/// A running app at one moment: its screen, and its state for the rules.
///
/// Rules compare the inspections before and after a step.
@MainActor
public struct AppInspection {
  /// The visible screen; nil while the app is not running.
  public package(set) var screen: ScreenSnapshot?
  /// The report of the world around the app.
  public package(set) var world = WorldInspection()
  /// The current time of the app's clock, in seconds since 1970.
  public package(set) var now: Int64 = 0
  /// The app's window, with its flows.
  package var appWindow: InspectedWindow?
  /// The topmost window above it, with its flows; nil if there is none.
  package var cover: InspectedWindow?
  /// Whether the person has left the app.
  package var isLeft = false
  /// The misuses and leaks since the launch of the device, as sentences.
  package var defects: [String] = []
  /// The entries, the account and the notices; nil while the app is not running.
  package var shell: ShellInspection?
  /// The name of the last flow that has reported, and of its result.
  package var lastResult: String?
  /// Whether that flow was cancelled.
  package var wasCancelled = false
  /// The faults of the device's disk.
  package var disk = DiskInspection()
  /// The rows of the app's tables, those that change most rarely first.
  package var tables: [(name: String, rows: String)] = []
  /// The number of texts that the app has handed to another one.
  package var sharedTextCount = 0
  /// The name of the home screen.
  package var homeScreen: String?
  package var history = FeatureHistory()
  package var search = SearchContext()

  package init() {}

  /// A Boolean value that indicates whether home is visible.
  public var isHome: Bool { screen != nil && screen?.name == homeScreen }

  package var window: HeadlessWindow? { appWindow?.window }
  package var flows: FlowController? { appWindow?.flows }

  /// The number of held replies and saves; work that waits for one of them is not stuck.
  package var heldReplyCount: Int { world.heldReplyCount + disk.heldSaveCount }

  /// Whether something other than an act of the person on the screen continues the app: a reply, their return, or a service that opens.
  package var waits: Bool { heldReplyCount > 0 || isLeft || shell?.isClosed == true }

  /// Whether no fault of the world or of the disk is planned, in force, or has left a trace.
  package var hasNoFaults: Bool { !disk.mayHaveLostInput && !disk.isFaultPlanned && world.hasNoFaults }
}

/// A window and its flows, which an inspection does not keep alive.
///
/// It is an object, since a structure with a weak reference is slow to copy.
@MainActor
package final class InspectedWindow {
  package weak let window: HeadlessWindow?
  package weak let flows: FlowController?

  package init(_ window: HeadlessWindow?, _ flows: FlowController?) {
    self.window = window
    self.flows = flows
  }
}

/// The faults of a device's disk at one moment.
package struct DiskInspection: Sendable {
  /// Whether a fault of the next save is planned, or the outcome of a save is unknown.
  package var isFaultPlanned = false
  /// Whether a save has failed in this launch, or had failed or was held at the end of the one before.
  package var hasFailed = false
  package var heldSaveCount = 0
  /// The content of documents that the disk does not have, each as text.
  package var unsavedDocuments: [String] = []
  /// The number of secrets outside of the database; nil if they cannot be read.
  package var secretCount: Int?
  /// How often a secret was replaced by an older one since the device was new.
  package var secretsReplacedByOlder = 0
  /// The faults as text.
  package var faults = ""

  package init() {}

  /// Whether a launch may not restore the input: a kill also loses held saves.
  package var mayHaveLostInput: Bool { hasFailed || heldSaveCount > 0 }
}

/// The features that have begun and ended since the app was new, as far as rules depend on them.
package struct FeatureHistory {
  /// The kinds of the features that have ended with a result.
  package var ended: Set<String> = []
  /// The kinds of the features that were cancelled last.
  package var cancelled: Set<String> = []
  /// The entry of the running feature.
  package var running: StoredEntry?
  /// The commitments when the last feature began.
  package var commitmentsAtStart: Commitments?
  /// How a feature has just begun again, in words; empty if none has.
  package var restart = ""
  /// The fields at the first beginning of the feature that has just begun again after its end.
  package var firstFields: [(label: String, value: String)]?

  /// The person's input since they were last forgotten.
  package var typed: Set<String> = []
  /// Their input before, without the texts that they have typed again.
  package var forgotten: Set<String> = []
  /// What they had typed before it became unknown whose data this is, and have not typed again; nil while that is known.
  package var concealed: Set<String>?

  package init() {}
}

/// The context that determines the order in which actions are tried.
package struct SearchContext: Sendable {
  /// The difference from other states on the same screen, such as pending work.
  package var situation = ""
  /// Whether a launch must restore the visible screens and their contents now.
  package var mustRestore = false
  /// A text for each place in which a launch is tried at once; nil if it is not worth it.
  package var launchDeduplicationKey: String?
  /// A text for each kind of place after a confirmation, in which everything is tried at once; nil elsewhere.
  package var confirmationDeduplicationKey: String?
  /// A text for each place in which an edit is followed by the ways home; nil if that is not worth it.
  package var editDeduplicationKey: String?

  package init() {}
}
