import { page } from './page-react.ts'

type Server = { renderToStaticMarkup: (element: unknown) => string }
type TestUtils = { Simulate: Readonly<Record<string, (target: Element, details?: unknown) => void>> }

/** Parts of React that a page need not have loaded, as the texts of their files, and jQuery. */
export type EnzymeParts = { server?: string; testUtils?: string; jquery?: unknown }

/** The same parts, made when they are first used, over the page's own React. */
export type ReactTools = {
  server: () => Server
  testUtils: () => TestUtils
  jquery: () => JQuery
}

/** What of jQuery is used here. */
type JQuery = ((nodes: unknown) => unknown) & { parseHTML: (text: string) => unknown }

export function createReactTools({ server = '', testUtils = '', jquery }: EnzymeParts): ReactTools {
  return {
    server: lazily<Server>(server),
    testUtils: lazily<TestUtils>(testUtils),
    jquery: () => jquery as JQuery,
  }
}

/** What a file defines for an AMD loader, the only way in which all of React's files say what they need. */
function lazily<Exports>(text: string): () => Exports {
  let made: Exports | undefined
  return () => {
    if (made) return made
    const exports = {}
    const parts: Readonly<Record<string, unknown>> = {
      exports,
      react: page.React,
      'react-dom': page.ReactDOM,
    }
    const define = (names: readonly string[], make: (...needed: unknown[]) => void) =>
      make(...names.map((name) => parts[name]))
    // oxlint-disable-next-line no-implied-eval -- a library of ours, which needs the page's React
    const run = new Function('define', 'exports', 'module', text) as (define: unknown) => void
    run(Object.assign(define, { amd: {} }))
    made = exports as Exports
    return made
  }
}
