public import FlowHeadless
public import Foundation

// The defaults of a world without services.

extension DeviceWorld {
  /// Does nothing.
  public func willLaunch(dataAt file: URL) async throws {}

  /// Does nothing.
  public func didKill() {}

  /// Does nothing.
  public func timeDidPass(opening open: @MainActor (String) async -> Void) async {}

  /// Refuses the phrase.
  public func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    throw JourneyRefusal("The app has no phrase \"\(phrase)\".")
  }
}
