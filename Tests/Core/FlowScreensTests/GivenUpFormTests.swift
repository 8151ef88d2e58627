import FlowKit
import FlowScreens
import FlowTesting
import Testing

/// A busy form that the person gives up.
@MainActor
struct GivenUpFormTests {
  private let screen = FormScreenTest()

  @Test(arguments: [GivingUp.changesNothing, .leavesUnknown("Look whether it snows.")])
  func `after giving up, the form can be edited and sent again, and says if the outcome is unknown`(
    givingUp: GivingUp
  ) async {
    let wait = TestAnswer<Void>()
    screen.store.wait = wait
    let presenter = screen.makeSavingPresenter([.wish: "Snow"], givingUp: givingUp)
    presenter.didTapContinue()
    await wait.asked()
    let canGiveUp = screen.content?.canGiveUp

    presenter.didTapCancel()
    let given = screen.content
    wait.give(())
    presenter.didEdit(.wish, to: "Rain")
    presenter.didTapContinue()
    let again = screen.content
    await wait.asked(2)
    wait.give(())
    await screen.work.idle()

    #expect(canGiveUp == true && given?.canGiveUp == false && given?.isBusy == false)
    #expect(given?.problem == (givingUp == .changesNothing ? nil : "Look whether it snows."))
    #expect(again?.problem == nil && again?.isBusy == true)
    #expect(screen.store.saved == ["Snow", "Rain"])
    #expect(screen.messages == [.edited([.wish: "Rain"]), .answered("Rain")])
  }

  // Catches a Cancel that shows an unknown outcome where nothing was in progress.
  @Test func `Cancel has no effect at rest, after the answer, and twice`() async {
    let presenter = screen.makeSavingPresenter([.wish: "Snow"], givingUp: .leavesUnknown("Who knows."))

    presenter.didTapCancel()
    let atRest = screen.content
    presenter.didTapContinue()
    await screen.work.idle()
    presenter.didTapCancel()

    #expect(atRest?.problem == nil && screen.content?.problem == nil)
    #expect(screen.messages == [.answered("Snow")])
    screen.store.wait = TestAnswer()
    presenter.didTapContinue()
    presenter.didTapCancel()
    presenter.didEdit(.wish, to: "Rain")
    presenter.didTapCancel()
    for _ in 0..<10 { await nextTurn() }
    screen.store.wait?.give(())
    await screen.work.idle()
    #expect(screen.content?.fields.first?.value == "Rain" && screen.store.saved == ["Snow"])
  }

  @Test func `a form whose service cannot be given up stays busy`() async {
    screen.store.wait = TestAnswer()
    let presenter = screen.makeSavingPresenter([.wish: "Snow"])
    presenter.didTapContinue()
    await screen.store.wait?.asked()

    presenter.didTapCancel()

    #expect(screen.content?.isBusy == true && screen.content?.canGiveUp == false)
    screen.store.wait?.give(())
    await screen.work.idle()
    #expect(screen.messages == [.answered("Snow")])
  }

  // Catches an answer that arrives after giving up in some order of both, and a call that is made though nobody waits.
  @Test(arguments: [TestWindow.Pace.immediate, .held])
  func `a form that is given up agrees with the model in 1,000 random orders`(pace: TestWindow.Pace) async {
    var seen: Set<FormPlay.CallState> = []
    for seed in UInt64(1)...1000 {
      let play = FormPlay(pace: pace)
      let acts = await play.run(seed: seed)
      seen.formUnion(play.model.statesGivenUp)
      guard play.log == play.model.log else {
        Issue.record("seed \(seed): \(acts)\nform: \(play.log)\nmodel: \(play.model.log)")
        return
      }
    }

    #expect(seen == Set(FormPlay.CallState.allCases))
  }
}
