import type { Sandbox } from './sandbox.ts'
import type { TextCache } from './text-cache.ts'

/** Runs libraries in page sandboxes before the pages that begin with them. */
export type PageLibraries = {
  /** Sets the libraries that pages begin with from now on. */
  expect: (names: readonly string[]) => void
  /** Runs those libraries; false when the sandbox has run others, which cannot be undone. */
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
