extension Arguments {
  /// Refuses options that contradict each other.
  func refuseContradictions() throws(UsageError) {
    if recording != nil, database != nil {
      throw .conflictingOptions("--record", "--database", reason: "a journey begins with an empty app")
    }
    if overwrites, recording == nil, output == nil {
      throw .conflictingOptions("--force", "no --record or --output", reason: "there is nothing to write")
    }
    switch task {
    case .check, .backUp: if database == nil { throw .missingOption(.database) }
    case .play(let names):
      try refuseOptionsOfSessions(with: "play")
      if playsFailed, !names.isEmpty {
        throw .conflictingOptions("--failed", "names", reason: "it says itself what is played")
      }
    case .drawGraph: try refuseOptionsOfSessions(with: "graph")
    case .drawStoryboard: try refuseOptionsOfSessions(with: "storyboard")
    case .explore:
      if recording != nil {
        throw .conflictingOptions("--record", "explore", reason: "--output writes the journeys of mistakes")
      }
      if database != nil { throw .conflictingOptions("--database", "explore", reason: "an app is explored in memory") }
    case .session, .showHelp, .showVersion: break
    }
    try refuseNeedlessPictureOptions()
  }

  private func refuseOptionsOfSessions(with command: String) throws(UsageError) {
    if recording != nil {
      throw .conflictingOptions("--record", command, reason: "what is played is written down already")
    }
    if database != nil {
      throw .conflictingOptions("--database", command, reason: "a journey begins with an empty app")
    }
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
      throw .conflictingOptions("--json or --log", "this", reason: "a picture is all that is written")
    }
    if output != nil, !writes {
      throw .conflictingOptions("--output", "this", reason: "only graph, storyboard and explore write something")
    }
    if graphFormat != nil, !drawsGraph {
      throw .conflictingOptions("--format", "this", reason: "only graph has formats")
    }
    if checkedGraph != nil, !drawsGraph { throw .conflictingOptions("--check", "this", reason: "only graph compares") }
    if checkedGraph != nil, graphFormat != nil || output != nil {
      throw .conflictingOptions("--check", "--format or --output", reason: "what is compared is not drawn")
    }
  }
}
