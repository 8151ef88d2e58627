#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The processor's time, not the clock's: the machine's other work is not counted.
public enum ProcessorTime {
  /// Returns the time of all operations together.
  @MainActor
  public static func picoseconds(of way: Way) async -> Int {
    let act = way.prepare()
    let start = now
    await act()
    return now - start
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return (Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)) * 1_000
  }
}
