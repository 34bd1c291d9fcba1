import { afterEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './until-loaded.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('a part that could not be loaded is loaded again once the line is back', async () => {
  vi.stubEnv('SSR', false)
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  let tries = 0
  const load = async () => {
    tries += 1
    if (tries === 1) throw new TypeError('Failed to fetch')
    return 'part'
  }
  const loading = untilLoaded(load)
  await new Promise((settle) => setImmediate(settle))
  expect(tries).toBe(1)
  page.dispatchEvent(new Event('online'))
  expect(await loading).toBe('part')
})
