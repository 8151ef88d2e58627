import CAllocations
import Works

/// Prints for each way of each work how many allocations, and how many bytes that stay, one operation takes.
@main
enum Allocations {
  @MainActor
  static func main() async {
    for work in Work.all {
      for way in work.ways {
        // The first time, the runtime allocates its caches: metadata, conformances.
        await way.prepare()()

        let act = way.prepare()
        let (allocations, bytes) = (allocation_count(), allocated_bytes())
        await act()
        let (made, left) = (allocation_count() - allocations, allocated_bytes() - bytes)

        report("allocations", made, of: way, work)
        // Most works leave nothing, or free the prepared objects.
        report("bytes", max(0, left), of: way, work)
        withExtendedLifetime(act) {}
      }
    }
  }

  /// In hundredths: an array that grew now and then is no allocation of each operation.
  private static func report(_ name: String, _ total: Int, of way: Way, _ work: Work) {
    let hundredths = (total * 100 + way.operations / 2) / way.operations
    print(work.name, way.kind.rawValue, name, Double(hundredths) / 100, separator: "\t")
  }
}
