import type { Sandbox } from './sandbox.ts'
import type { TextCache } from './text-cache.ts'

/** Runs libraries in page sandboxes before the pages that begin with them. */
export type PageLibraries = {
  /** From now on these are what pages begin with. */
  expect: (names: readonly string[]) => void
  /** Runs those that are expected; false when the sandbox has run others, which cannot be taken back. */
  equip: (sandbox: Sandbox) => Promise<boolean>
}

export function createPageLibraries(fetchText: TextCache): PageLibraries {
  const held = new WeakMap<Sandbox, { names: readonly string[]; sent: Promise<void> }>()
  let expected: readonly string[] = []
  return {
    expect: (names) => (expected = names),
    equip: async (sandbox) => {
      const before = held.get(sandbox) ?? { names: [], sent: Promise.resolve() }
      const names = expected
      if (before.names.some((name, index) => name !== names[index])) return false
      const send = async () => {
        const [texts] = await Promise.all([
          Promise.all(names.slice(before.names.length).map((name) => fetchText(`libraries/${name}`))),
          before.sent,
        ])
        for (const text of texts) sandbox.send({ type: 'library', text })
      }
      const sent = send()
      held.set(sandbox, { names, sent })
      await sent
      return true
    },
  }
}
