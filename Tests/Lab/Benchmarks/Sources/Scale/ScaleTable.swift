import Foundation
import Works

/// Prints the time of each work, and of ten times as much; fails when that is not about ten times the time.
@main
enum ScaleTable {
  /// Caches miss more when there is more; quadratic work takes a hundred times.
  private static let limit = 25.0

  @MainActor
  static func main() async {
    var isLinear = true
    for scale in Scale.all {
      // The first time, the runtime makes its caches.
      _ = await milliseconds(scale.way(scale.size / 10))
      let one = await milliseconds(scale.way(scale.size))
      let ten = await milliseconds(scale.way(scale.size * 10))
      isLinear = isLinear && ten / one < limit
      print(
        scale.name.padding(toLength: 46, withPad: " ", startingAt: 0),
        String(format: "%6d %8.1f ms %8d %8.1f ms %6.1f times", scale.size, one, scale.size * 10, ten, ten / one))
    }
    guard isLinear else {
      print("Broken: something takes more than \(limit) times as long at ten times its size.")
      exit(1)
    }
  }

  @MainActor
  private static func milliseconds(_ way: Way) async -> Double {
    Double(await ProcessorTime.picoseconds(of: way)) / 1_000_000_000
  }
}
