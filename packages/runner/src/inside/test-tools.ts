import { testAccessName, type TestTools } from '../messages.ts'
import { deepFreeze } from './freeze.ts'
import { toolAccess } from './guarded/access.ts'
import { testHelpers } from './helpers/helpers.ts'
import { NativeFunction } from './primordials.ts'

type TimersBundle = { fakeTimers: unknown }
type EnzymeBundle = { createEnzyme: (parts: object) => unknown }
type ExplorerBundle = { Explorer: new (code: string) => unknown }

/** The names that a test gets in addition to the helpers for the learner's text; read before any learner code. */
export function loadTestTools(tools: TestTools): Readonly<Record<string, unknown>> {
  const { enzyme, fakeTimers, jquery, reactServer: server, reactTestUtils: testUtils } = tools
  const $ = jquery === undefined ? undefined : loadJquery(jquery)
  return {
    __helpers: helpersWith(tools),
    ...(enzyme === undefined
      ? {}
      : { Enzyme: open<EnzymeBundle>(enzyme).createEnzyme({ server, testUtils, jquery: $ }) }),
    ...(fakeTimers === undefined ? {} : { __FakeTimers: open<TimersBundle>(fakeTimers).fakeTimers }),
    ...($ === undefined ? {} : { $ }),
  }
}

/** The helpers that are too large to be in every sandbox are added when a test names them. */
function helpersWith({ explorer, pythonTree }: TestTools): object {
  if (explorer === undefined && pythonTree === undefined) return testHelpers
  const added = explorer === undefined ? {} : { Explorer: createExplorer(explorer) }
  const python = pythonTree === undefined ? {} : { astHelpers: pythonTree }
  return deepFreeze({ ...testHelpers, ...added, python: { ...testHelpers.python, ...python } })
}

function createExplorer(script: string): (code: string) => Promise<unknown> {
  const { Explorer } = open<ExplorerBundle>(script)
  return async (code) => new Explorer(code)
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
