extension Arguments {
  /// Refuses options that contradict each other.
  func refuseContradictions() throws(UsageError) {
    if recording != nil, database != nil {
      throw .notTogether("--record", "--database", why: "a journey begins with an empty app")
    }
    if overwrites, recording == nil, output == nil {
      throw .notTogether("--force", "no --record or --output", why: "there is nothing to write")
    }
    switch task {
    case .check, .backUp: if database == nil { throw .missingOption(.database) }
    case .play(let names):
      try refuseOptionsOfSessions(with: "play")
      if playsFailed, !names.isEmpty { throw .notTogether("--failed", "names", why: "it says itself what is played") }
    case .drawGraph: try refuseOptionsOfSessions(with: "graph")
    case .drawStoryboard: try refuseOptionsOfSessions(with: "storyboard")
    case .explore:
      if recording != nil { throw .notTogether("--record", "explore", why: "--output writes the journeys of mistakes") }
      if database != nil { throw .notTogether("--database", "explore", why: "an app is explored in memory") }
    case .session, .showHelp, .showVersion: break
    }
    try refuseNeedlessPictureOptions()
  }

  private func refuseOptionsOfSessions(with command: String) throws(UsageError) {
    if recording != nil { throw .notTogether("--record", command, why: "what is played is written down already") }
    if database != nil { throw .notTogether("--database", command, why: "a journey begins with an empty app") }
  }

  private func refuseNeedlessPictureOptions() throws(UsageError) {
    var (draws, drawsGraph, writes) = (false, false, false)
    switch task {
    case .drawGraph: (draws, drawsGraph, writes) = (true, true, true)
    case .drawStoryboard: (draws, writes) = (true, true)
    case .explore: writes = true
    case .session, .play, .check, .backUp, .showHelp, .showVersion: break
    }
    if draws, writesJSON || logs {
      throw .notTogether("--json or --log", "this", why: "a picture is all that is written")
    }
    if output != nil, !writes {
      throw .notTogether("--output", "this", why: "only graph, storyboard and explore write something")
    }
    if graphFormat != nil, !drawsGraph { throw .notTogether("--format", "this", why: "only graph has formats") }
    if checkedGraph != nil, !drawsGraph { throw .notTogether("--check", "this", why: "only graph compares") }
    if checkedGraph != nil, graphFormat != nil || output != nil {
      throw .notTogether("--check", "--format or --output", why: "what is compared is not drawn")
    }
  }
}
