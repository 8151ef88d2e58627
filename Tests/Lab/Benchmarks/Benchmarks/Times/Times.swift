import Benchmark
import Works

/// One benchmark for each work.
///
/// In each iteration all its ways take turns, so that a slow moment of the machine slows all of them, and their ratio
/// holds.
let benchmarks: @Sendable () -> Void = {
  for work in Work.all where work.name != "live" {
    let kinds = work.ways.map(\.kind)
    let metrics = kinds.map(\.metric) + [.ratio]
    Benchmark(
      work.name,
      configuration: .init(
        metrics: metrics, units: Dictionary(uniqueKeysWithValues: metrics.map { ($0, .count) }), warmupIterations: 3,
        maxDuration: .seconds(1), maxIterations: 1_000)
    ) { benchmark in
      var picoseconds: [Way.Kind: Int] = [:]
      for way in work.ways {
        let time = await ProcessorTime.picoseconds(of: way) / way.operations
        picoseconds[way.kind] = time
        benchmark.measurement(way.kind.metric, time)
      }
      if let flow = picoseconds[.flow], let hand = picoseconds[.hand], hand > 0 {
        benchmark.measurement(.ratio, flow * 1_000 / hand)
      }
    }
  }
}

extension BenchmarkMetric {
  /// The time of a flow divided by that of plain classes, in thousandths.
  static let ratio = BenchmarkMetric.custom("ratio", useScalingFactor: false)
}

extension Way.Kind {
  /// Picoseconds of one operation.
  fileprivate var metric: BenchmarkMetric { .custom(rawValue, useScalingFactor: false) }
}
