import Synchronization

/// A value that a test and the code under test share.
package final class TestBox<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  package init(_ value: Value) { content = Mutex(value) }

  package var value: Value {
    get { content.withLock(\.self) }
    set { content.withLock { $0 = newValue } }
  }
}
