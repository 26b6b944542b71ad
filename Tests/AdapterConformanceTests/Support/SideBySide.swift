/// Does something with each element, with several of them at a time: checks wait in real time for answers that never
/// come, and those side by side wait together.
func sideBySide<Element: Sendable>(
  _ elements: [Element],
  atOnce count: Int = 24,
  _ body: @Sendable @escaping (Element) async -> Void
) async {
  await withTaskGroup(of: Void.self) { group in
    for (index, element) in elements.enumerated() {
      if index >= count { await group.next() }
      group.addTask { await body(element) }
    }
  }
}
