import type { testHelpers } from '../../inside/helpers/helpers.ts'
import type { Fact } from './ask-both.ts'

type Tools = typeof testHelpers & { timers: { install: () => Clock } }
type Clock = { now: number; tick: (ms: number) => void; uninstall: () => void }
type Globals = {
  React?: object
  ReactDOM?: object
  IS_REACT_ACT_ENVIRONMENT?: boolean
}

/** What spies, clocks and the like do. Runs inside of both runners. */
export async function useTools({ timers, ...helpers }: Tools): Promise<Fact[]> {
  const page = globalThis as unknown as Globals
  const attempt = (work: () => unknown): unknown => {
    try {
      return work() ?? null
    } catch (error) {
      return `raised ${(error as Error).constructor.name}`
    }
  }
  const waited = async (work: () => unknown): Promise<unknown> => {
    try {
      return (await work()) ?? null
    } catch (error) {
      return `raised ${(error as Error).message}`
    }
  }

  const spied = {
    base: 2,
    add(this: { base: number }, number: number) {
      if (number < 0) throw new RangeError('negative')
      return this.base + number
    },
  }
  const original = Object.values(spied)
  const spy = helpers.spyOn(spied, 'add')
  const spies = [
    [
      spied.add(1),
      attempt(() => spied.add(-1)),
      spied.add.call({ base: 5 }, 1),
      spied.add === (spy as unknown),
    ],
    [
      spy.calls,
      spy.returns,
      attempt(() => spy.restore()),
      Object.values(spied)[1] === original[1],
      Object.keys(spy).toSorted(),
    ],
    [attempt(() => helpers.spyOn({ a: 1 }, 'a')), attempt(() => helpers.spyOn({}, 'a'))],
  ]

  const listening = {
    run: (first: (one: number) => number, second?: unknown) => [first(1), first(2), second],
    nothing: () => 'nothing',
  }
  const { run } = listening
  const callbacks = helpers.spyOnCallbacks(listening, 'run')
  const runs = [listening.run((one) => one * 2), listening.run((one) => one, 7)]
  const heard = callbacks.callbackSpies.map((list) =>
    list.map((one) =>
      typeof one === 'function'
        ? [(one as never as typeof spy).calls, (one as never as typeof spy).returns]
        : one,
    ),
  )
  const raising = attempt(() =>
    listening.run(() => {
      throw new RangeError('no')
    }),
  )
  const own = [Object.keys(callbacks).toSorted(), callbacks.callbackSpies.length]
  callbacks.restore()
  const spiesOfCallbacks = [runs, heard, raising, own, listening.run === run]

  const real = Math.random
  const mocker = new helpers.RandomMocker()
  const numbers: unknown[] = []
  for (let round = 0; round < 2; round++) {
    mocker.mock()
    numbers.push([Math.random(), Math.random(), Math.random(), Math.random()])
  }
  mocker.restore()
  const isRestored = Math.random === real

  const retries: unknown[] = []
  for (const [needed, tries] of [[1], [3], [20], [21], [1, 0], [2, 2], [3, 2], [30, 40]] as const) {
    let count = 0
    const answer = await waited(() => helpers.retryingTest(() => ++count >= needed, 'never', tries))
    retries.push([needed, answer, count])
  }
  retries.push(
    await waited(() =>
      helpers.retryingTest(() => {
        throw new Error('stop')
      }, 'never'),
    ),
  )

  const shown = async () => {
    const element = await helpers.prepTestComponent('Card', { name: 'Ada' })
    return [element.outerHTML, element.isConnected, page.IS_REACT_ACT_ENVIRONMENT ?? null]
  }
  const components = [await waited(shown)]
  page.React = { createElement: (...parts: unknown[]) => parts, act: (work: () => unknown) => work() }
  page.ReactDOM = {
    createRoot: (root: Element) => ({ render: (element: unknown) => root.append(JSON.stringify(element)) }),
  }
  components.push(await waited(shown))

  const clock = timers.install()
  const rung: unknown[] = []
  setTimeout(() => rung.push('later', Date.now() - start), 60_000)
  const start = Date.now()
  clock.tick(59_999)
  rung.push('before')
  clock.tick(1)
  rung.push(clock.now - start, Object.keys(timers).toSorted())
  const has = (names: readonly string[]) => names.filter((name) => typeof clock[name as never] === 'function')
  rung.push(
    has(['tick', 'tickAsync', 'next', 'nextAsync', 'runAll', 'runAllAsync', 'runToLast', 'runMicrotasks']),
  )
  rung.push(has(['reset', 'setSystemTime', 'jump', 'countTimers', 'uninstall', 'setTimeout', 'clearTimeout']))
  clock.uninstall()

  const said = {
    spyOn: spies,
    spyOnCallbacks: spiesOfCallbacks,
    'RandomMocker.mock': numbers,
    'RandomMocker.restore': isRestored,
    retryingTest: retries,
    prepTestComponent: components,
    __FakeTimers: rung,
  }
  return [{ about: 'tools', said }]
}
