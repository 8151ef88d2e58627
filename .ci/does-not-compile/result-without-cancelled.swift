// error: type 'Ending' does not conform to protocol 'CancellableResult'
import FlowKit

enum Ending: CancellableResult {
  case sent
}
