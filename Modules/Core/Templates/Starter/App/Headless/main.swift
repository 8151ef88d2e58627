import HeadlessProgram

await AppCommand.run(StarterApp())
