import { testAccessName, type TestTools } from '../messages.ts'
import { deepFreeze } from './freeze.ts'
import { toolAccess } from './guarded/access.ts'
import { testHelpers } from './helpers/helpers.ts'
import { NativeFunction } from './primordials.ts'

type TimersBundle = { fakeTimers: unknown }
type EnzymeBundle = { Enzyme: unknown }
type ExplorerBundle = { explore: (code: string) => unknown }

/** The names that a test gets in addition to the helpers for the learner's text; read before any learner code. */
export function loadTestTools({
  enzyme,
  explorer,
  fakeTimers,
  jquery,
}: TestTools): Readonly<Record<string, unknown>> {
  return {
    __helpers: explorer === undefined ? testHelpers : withExplorer(explorer),
    ...(enzyme === undefined ? {} : { Enzyme: open<EnzymeBundle>(enzyme).Enzyme }),
    ...(fakeTimers === undefined ? {} : { __FakeTimers: open<TimersBundle>(fakeTimers).fakeTimers }),
    ...(jquery === undefined ? {} : { $: loadJquery(jquery) }),
  }
}

function withExplorer(script: string): typeof testHelpers {
  const { explore } = open<ExplorerBundle>(script)
  return deepFreeze({ ...testHelpers, Explorer: async (code: string) => explore(code) })
}

/** The exports of a bundle made by documents/bundle-script.ts. */
function open<Bundle>(script: string): Bundle {
  const run = new NativeFunction(testAccessName, `${script}\n;return harness`) as (access: unknown) => Bundle
  return run(toolAccess)
}

/** As a CommonJS module, so that the learner's page gets no global that it has not asked for. */
function loadJquery(script: string): unknown {
  const module = { exports: {} }
  const define = new NativeFunction('module', 'exports', testAccessName, script) as (
    ...values: unknown[]
  ) => void
  define(module, module.exports, toolAccess)
  return module.exports
}
