public import FlowHeadless
public import Foundation

// The defaults of a world without services.

extension DeviceWorld {
  public func willLaunch(dataAt file: URL) async throws {}

  public func didKill() {}

  public func timeDidPass(opening open: @MainActor (String) async -> Void) async {}

  public func perform(_ phrase: String, _ texts: [String]) async throws(JourneyRefusal) {
    throw JourneyRefusal("The app has no phrase \"\(phrase)\".")
  }
}
