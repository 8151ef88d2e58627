import FlowKit
import FlowTesting
import Testing

@MainActor
struct LatestRequestTests {
  private struct OutOfReach: Error {}

  private let work = FlowWork()

  /// Catches an older answer that replaces the newer one, as a success and as a failure.
  @Test(arguments: [false, true])
  func `the answer to an older question that arrives last changes nothing`(fails: Bool) async {
    let question = LatestRequest(in: work.scope)
    let late = TestAnswer<Void>()
    var answers: [Int] = []
    var failureCount = 0
    func ask(_ number: Int, after answer: TestAnswer<Void>?) {
      question.perform { () async throws(OutOfReach) in
        await answer?.value()
        if fails, number == 1 { throw OutOfReach() }
        return number
      } then: { result in
        switch result {
        case .success(let number): answers.append(number)
        case .failure: failureCount += 1
        }
      }
    }

    ask(1, after: late)
    await late.asked()
    ask(2, after: nil)
    await nextTurns { !answers.isEmpty }
    let isInProgress = question.isInProgress
    late.give(())
    await work.idle()

    #expect(answers == [2])
    #expect(failureCount == 0)
    #expect(!isInProgress)
  }

  @Test func `is awaited until the answer`() async {
    let question = LatestRequest(in: work.scope)
    var answers: [Int] = []

    question.perform {
      1
    } then: {
      if case .success(let answer) = $0 { answers.append(answer) }
    }
    let isInProgress = question.isInProgress
    await work.idle()

    #expect(isInProgress)
    #expect(answers == [1])
    #expect(!question.isInProgress)
  }

  // Catches a question that a screen awaits forever, since the visit that asked is over.
  @Test(arguments: [false, true])
  func `14 a question is not awaited after its visit, and lapses in the next`(isAnswered: Bool) async {
    let test = FlowTest<Outcome>()
    let flow = StubFlow<Outcome>("flow", test.window.pushing)
    let next = StubFlow<Outcome>("next", test.window.pushing)
    let answer = TestAnswer<Int>()
    var received: [String] = []
    test.start(flow)
    let question = LatestRequest(in: flow.context.scope)
    question.perform {
      await answer.value()
    } onLapse: {
      received.append("lapsed \(question.isInProgress)")
    } then: { _ in
      received.append("answer")
      flow.finish(.completed(1))
    }
    await answer.asked()

    if isAnswered { answer.give(1) } else { flow.finish(.completed(1)) }
    if isAnswered { await test.flows.idle() }
    let isInProgress = question.isInProgress
    test.flows.start(next) { _, _ in }
    let early = received
    test.window.goBack()
    answer.give(1)
    await test.flows.idle()

    #expect(!isInProgress)
    #expect(early == (isAnswered ? ["answer"] : []))
    #expect(received == [isAnswered ? "answer" : "lapsed false"])
    #expect(flow.state == .running)
  }
}
