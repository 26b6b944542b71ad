import AdapterTool

// Adapters that end the process they run in, each in its way, and one that does not.
AdapterTool(
  "crashing",
  fixtures: [
    CrashingFixture<Traps>.self, CrashingFixture<Exits>.self, CrashingFixture<Blocks>.self,
    CrashingFixture<Exhausts>.self, CrashingFixture<Overflows>.self, CrashingFixture<Works>.self,
  ]
).main()
