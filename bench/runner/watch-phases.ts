import type { Page } from '@cairn/runner/testing'
import type { Lesson } from './choose-challenges.ts'

export const phases = ['build', 'sandbox', 'page', 'first test', 'other tests', 'end'] as const
export type Phase = (typeof phases)[number]

/** Notes when which message passes between the lesson page, its build thread and its sandboxes. */
export async function watchMessages(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { what: string; at: number }[] = []
    Object.assign(globalThis, { seenMessages: seen })
    const note = (way: string, data: unknown) => {
      const type = (data as { type?: unknown } | null)?.type
      if (typeof type === 'string') seen.push({ what: `${way} ${type}`, at: performance.now() })
    }
    const follow = (owner: object, name: string, before: (self: EventTarget, sent: unknown[]) => void) => {
      const method = Reflect.get(owner, name) as (...sent: unknown[]) => unknown
      const apply = (_method: unknown, self: EventTarget, sent: unknown[]): unknown => {
        before(self, sent)
        return Reflect.apply(method, self, sent)
      }
      Reflect.set(owner, name, new Proxy(method, { apply }))
    }
    const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as (...sent: unknown[]) => void
    const kinds = [
      ['thread', Worker.prototype],
      ['sandbox', MessagePort.prototype],
    ] as const
    for (const [kind, prototype] of kinds) {
      follow(prototype, 'postMessage', (_self, [data]) => note(`${kind} <`, data))
      follow(prototype, 'addEventListener', (self, [type]) => {
        const hear = ({ data }: MessageEvent) => note(`${kind} >`, data)
        if (type === 'message') Reflect.apply(listen, self, ['message', hear])
      })
    }
  })
}

/** Milliseconds of each phase of a run that starts in the moment in which the text has changed. */
export async function timePhases(page: Page, { challenge, files }: Lesson): Promise<Record<Phase, number>> {
  const { start, end, seen } = await page.evaluate(
    async ([what, sources]) => {
      const { seenMessages } = globalThis as unknown as { seenMessages: { what: string; at: number }[] }
      seenMessages.length = 0
      const began = performance.now()
      await globalThis.host.run(what, sources)
      return { start: began, end: performance.now(), seen: [...seenMessages] }
    },
    [challenge, files] as const,
  )
  const first = (what: string) => seen.find((message) => message.what === what)?.at
  const last = (what: string) => seen.findLast((message) => message.what === what)?.at
  const built = first('thread > done') ?? start
  const tests = first('sandbox < test') ?? built
  const taken = first('sandbox < load') ?? tests
  const result = first('sandbox > result') ?? tests
  const ended = last('sandbox > end') ?? result
  return {
    build: built - start,
    sandbox: taken - built,
    page: tests - taken,
    'first test': result - tests,
    'other tests': ended - result,
    end: end - ended,
  }
}
