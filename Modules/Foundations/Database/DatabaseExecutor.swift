import Dispatch

/// Runs a database's work one piece at a time, on a thread that may wait for the disk or for another process.
///
/// Swift's own threads are as few as the processors; one that waits is missed by everybody.
final class DatabaseExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Database")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
