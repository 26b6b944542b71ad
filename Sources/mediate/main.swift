import AdapterTool
import MediateCommands

// No `await` up here: it would move the main actor to another thread than the main one.
AdapterTool.mediate.main()
