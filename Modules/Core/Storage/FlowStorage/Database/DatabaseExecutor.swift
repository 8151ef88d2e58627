import Dispatch

/// A serial executor on a thread that may block on the disk or on another process.
///
/// Swift's cooperative threads must not block: there are only as many as processors.
final class DatabaseExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Database")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
