import type { TestTools } from '../messages.ts'
import type { RunnableChallenge } from '../runner.ts'
import type { TextCache } from './text-cache.ts'

/** The path of each tool among the assets, and the tests that need it. */
const tools = {
  enzyme: { file: 'tools/enzyme.js', isNamed: /\bEnzyme\b/ },
  explorer: { file: 'tools/explorer.js', isNamed: /\bExplorer\b/ },
  fakeTimers: { file: 'tools/fake-timers.js', isNamed: /__FakeTimers/ },
  jquery: {
    file: 'tools/jquery.js',
    isNamed: /(?:^|[^\w$])\$(?:\(|\.[a-z])|\.render\(\)|\bEnzyme\.render\(/i,
  },
  reactServer: { file: 'libraries/react-dom-server-18.js', isNamed: /\bEnzyme\b/ },
  reactTestUtils: { file: 'libraries/react-dom-test-utils-18.js', isNamed: /\bEnzyme\b/ },
  pythonTree: { file: 'tools/tree_node.py', isNamed: /\bastHelpers\b/ },
} as const satisfies Record<keyof TestTools, unknown>

/** Finds the tools that a challenge's tests need. */
export function createTestTools(fetchText: TextCache): (challenge: RunnableChallenge) => Promise<TestTools> {
  return async ({ tests, hooks }) => {
    const text = [...tests.map(({ testString }) => testString), ...Object.values(hooks)].join('\n')
    const wanted = Object.entries(tools).filter(([, { isNamed }]) => isNamed.test(text))
    const entries = wanted.map(async ([name, { file }]) => [name, await fetchText(file)] as const)
    return Object.fromEntries(await Promise.all(entries))
  }
}
