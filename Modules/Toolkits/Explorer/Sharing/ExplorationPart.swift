public import HeadlessUI

/// The part of one of several processes that share an exploration.
///
/// Each process tries the actions in the states that it was the first to see. After each round, it receives the news of the
/// others; when one has few states left, all are dealt again. Rounds have a fixed number of transitions, so that each run is
/// the same.
public struct ExplorationPart {
  /// Sends news to the other processes, and returns theirs, in the order of the parts; nil if one of them has ended early.
  public typealias Exchange = @MainActor (ExplorationNews) async -> [ExplorationNews]?

  /// The position of this part, from 0.
  let index: Int
  /// The number of parts.
  let count: Int
  /// Returns the step in a line of a journey.
  let step: @MainActor (String) -> JourneyStep?
  let exchange: Exchange

  /// The number of transitions of each process between two exchanges.
  let transitionsPerRound: Int

  /// Creates a part.
  /// - Parameters:
  ///   - index: The position of this part, from 0.
  ///   - count: The number of parts.
  ///   - transitionsPerRound: The number of transitions of each process between two exchanges.
  ///   - step: Returns the step in a line of a journey, with the app's own phrases.
  ///   - exchange: Sends news to the other processes, and returns theirs.
  public init(
    index: Int, of count: Int, transitionsPerRound: Int = 200, step: @escaping @MainActor (String) -> JourneyStep?,
    exchange: @escaping Exchange
  ) {
    self.index = index
    self.count = count
    self.transitionsPerRound = transitionsPerRound
    self.step = step
    self.exchange = exchange
  }

  /// The positions of the other parts.
  var others: [Int] { (0..<count).filter { $0 != index } }

  /// Returns the number of transitions until the next exchange.
  func transitionsInRound(from done: Int, to limit: Int) -> Int {
    (min(transitionsPerRound * count, limit - done) + count - 1) / count
  }
}
