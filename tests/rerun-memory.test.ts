import { join } from 'node:path'
import { Rerun } from '@cairn/contract'
import { afterEach, expect, test } from 'vitest'
import { openRerunner, type Rerunner } from '../apps/server/src/reruns/open-rerunner.ts'
import { launchOptions } from './product/launch-options.ts'

const megabyte = 1024 ** 2

let rerunner: Rerunner | undefined
afterEach(() => rerunner?.close())

/** Passes its test, and fills memory that the limit of JavaScript's heap does not count. */
const hoarder = `
  globalThis.hoard = Array.from({ length: 10 }, () => new Uint8Array(${100 * megabyte}).fill(1))
  const countHerons = (herons) => herons.length`

async function runWithin(mostMemoryBytes: number, code: string) {
  rerunner = openRerunner({
    browserPath: launchOptions().executablePath ?? '',
    runnerDirectory: join(import.meta.dirname, '../.build/runner'),
    pythonPackagesDirectory: '',
    mostMemoryBytes,
    onBrowser: () => undefined,
  })
  return rerunner.runAgain(projectOf(code), new AbortController().signal)
}

function projectOf(contents: string): Rerun {
  const [key, name, ext] = ['scriptjs', 'script', 'js'] as const
  const seed = { fileKey: key, name, ext, contents: '', editableRegionBoundaries: [] }
  return Rerun.parse({
    challenge: {
      id: 'a'.repeat(24),
      challengeType: 5,
      files: [seed],
      tests: [{ text: 'It should count herons.', testString: 'assert.equal(countHerons([1, 2]), 2)' }],
      hooks: { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' },
      disableLoopProtectTests: false,
      disableLoopProtectPreview: false,
    },
    files: [{ key, name, ext, contents }],
  })
}

test('a project that takes more memory than it may is cut off', async () => {
  expect(await runWithin(600 * megabyte, hoarder)).toEqual({ is: 'crashed' })
})

test('twin: without a limit it takes a gigabyte, and passes', async () => {
  expect(await runWithin(Number.MAX_SAFE_INTEGER, hoarder)).toEqual({ is: 'passed' })
})

test('a project that takes no more than others is not', async () => {
  const honest = 'const countHerons = (herons) => herons.length'
  expect(await runWithin(600 * megabyte, honest)).toEqual({ is: 'passed' })
})
