import type { TestTools } from '../messages.ts'
import type { RunnableChallenge } from '../runner.ts'

/** Where each tool lies among the assets, and the tests that ask for it. */
const tools = {
  enzyme: { file: 'tools/enzyme.js', isNamed: /\bEnzyme\./ },
  explorer: { file: 'tools/explorer.js', isNamed: /\.Explorer\(/ },
  fakeTimers: { file: 'tools/fake-timers.js', isNamed: /__FakeTimers/ },
  jquery: { file: 'libraries/jquery-3.js', isNamed: /(?:^|[^\w$])\$\(/ },
} as const satisfies Record<keyof TestTools, unknown>

/** Finds what a challenge's tests ask for; each tool is fetched once. */
export function createTestTools(assetsPath: string): (challenge: RunnableChallenge) => Promise<TestTools> {
  const fetched = new Map<string, Promise<string>>()
  const fetchOnce = (file: string): Promise<string> => {
    const known = fetched.get(file)
    if (known) return known
    const text = fetchText(assetsPath + file)
    fetched.set(file, text)
    text.catch(() => fetched.delete(file))
    return text
  }
  return async ({ tests, hooks }) => {
    const text = [...tests.map(({ testString }) => testString), ...Object.values(hooks)].join('\n')
    const wanted = Object.entries(tools).filter(([, { isNamed }]) => isNamed.test(text))
    const entries = wanted.map(async ([name, { file }]) => [name, await fetchOnce(file)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.text()
}
