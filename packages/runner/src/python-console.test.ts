import { describe, expect, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { isNightly } from './testing/is-nightly.ts'
import { printedBy, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import { type Rig } from './testing/start-rig.ts'

const python = sampleChallenge(20, [])
const greeting = 'name = input("Your name? ")\nprint(f"Hello {name}")\nprint(int(input()) + 1)'

const questionsOf = (events: readonly RunnerEvent[]) =>
  events.flatMap((event) => (event.type === 'ask' ? [event.prompt] : []))

const rig = await openRig()
/** A browser without shared memory for sandboxes. */
const plainRig = await openRig({ headers: { 'document-isolation-policy': null } })

function converse({ page }: Rig, py: string, lines: readonly string[]): Promise<RunnerEvent[]> {
  return page.evaluate(([challenge, files, answers]) => globalThis.host.converse(challenge, files, answers), [
    python,
    sampleFiles({ py }),
    lines,
  ] as const)
}

describe('input()', () => {
  test('waits for an answer and goes on with it', async () => {
    const events = await converse(rig, greeting, ['Ada', '41'])
    expect(questionsOf(events)).toEqual(['Your name? ', ''])
    expect(printedBy(events)).toEqual(['Your name? Ada', 'Hello Ada', '41', '42'])
    expect(events.at(-1)).toEqual({ type: 'done', results: [] })
  })

  test('takes a line of any length and script', async () => {
    const line = `ありがとう ${'x'.repeat(5000)}`
    expect(printedBy(await converse(rig, 'print(len(input()))', [line]))).toEqual([line, String(line.length)])
  })

  test('waits in the middle of a comprehension, too', async () => {
    const events = await converse(rig, 'print([int(input()) for _ in range(3)])', ['1', '2', '3'])
    expect(printedBy(events).at(-1)).toBe('[1, 2, 3]')
  })

  test.runIf(isNightly)('runs the program again with the answers where nothing can wait', async () => {
    const events = await converse(plainRig, greeting, ['Ada', '41'])
    const restarted = events.findLastIndex(({ type }) => type === 'restarted')
    expect(printedBy(events.slice(restarted))).toEqual(['Your name? Ada', 'Hello Ada', '41', '42'])
    expect(events.at(-1)).toEqual({ type: 'done', results: [] })
  })

  test.runIf(isNightly)('without an answer ends with Stop, and the next program runs', async () => {
    for (const { page, preview } of [rig, plainRig]) {
      await page.evaluate(
        async ([challenge, files]) => {
          const asked = Promise.withResolvers<void>()
          const shown = globalThis.host.runner().preview(challenge, files, {
            signal: AbortSignal.timeout(3000),
            host: document.body,
            title: '',
            onEvent: ({ type }) => type === 'ask' && asked.resolve(),
          })
          await asked.promise
          await shown
        },
        [python, sampleFiles({ py: 'input()' })] as const,
      )
      expect(printedBy(await preview(python, sampleFiles({ py: 'print("next")' })))).toEqual(['next'])
    }
  })
})

test('output comes while the program runs, not after it', async () => {
  const types = await rig.page.evaluate(
    async ([challenge, files]) => {
      const controller = new AbortController()
      const heard: string[] = []
      await globalThis.host.runner().preview(challenge, files, {
        signal: controller.signal,
        host: document.body,
        title: '',
        onEvent: ({ type }) => {
          heard.push(type)
          if (type === 'console') controller.abort()
        },
      })
      return heard
    },
    [python, sampleFiles({ py: 'print("seen")\nwhile True: print(end="")' })] as const,
  )
  expect(types).toContain('console')
  // It would otherwise have reached its time limit.
  expect(types).not.toContain('failed')
})

test('a program that a new one replaces is asked to stop, and its Python is reused', async () => {
  const events = await rig.page.evaluate(
    async ([challenge, endless, next]) => {
      const first = globalThis.host.preview(challenge, endless)
      const second = globalThis.host.preview(challenge, next)
      return [await first, await second].flat()
    },
    [python, sampleFiles({ py: 'while True: pass' }), sampleFiles({ py: 'print("new")' })] as const,
  )
  expect(printedBy(events)).toEqual(['new'])
})
