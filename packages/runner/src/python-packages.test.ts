import { pythonPackagesPath } from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { pyodideVersion } from './pyodide-version.ts'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { standInWheel } from './testing/stand-in-wheel.ts'

const six = standInWheel({ name: 'sixpence', modules: { 'sixpence.py': 'half = 0.5' } })
const numpy = standInWheel({
  name: 'numpy',
  depends: ['sixpence'],
  modules: {
    'numpy/__init__.py': 'import sixpence\n\ndef mean(values):\n    return sum(values) / len(values)\n',
    'numpy/compiled.py':
      'import sys\nif hasattr(sys, "numpy_was_here"):\n    raise ImportError("twice")\nsys.numpy_was_here = True\n',
  },
})
/** What the school has; a test may take something away. */
let list: object | undefined

const rig = await openRig({
  serveMore: async (path) => {
    if (path === `${pythonPackagesPath}packages.json`) return list && JSON.stringify(list)
    return [six, numpy].find(({ locked }) => path === pythonPackagesPath + locked.file_name)?.content
  },
})

beforeEach(() => {
  const entries = [six, numpy].map(
    ({ locked, content }) => [locked.name, { ...locked, bytes: content.length }] as const,
  )
  list = { pyodide: pyodideVersion, packages: Object.fromEntries(entries) }
})

const failed = { type: 'failed', cause: { kind: 'packages-missing', packages: ['numpy'] } }
const isMean = (value: number) => `({ test: () => assert.equal(runPython("numpy.mean([2, 4])"), ${value}) })`

describe('a Python program that imports a package', () => {
  test.runIf(isNightly)('has it, and what it needs, in a preview and in each test', async () => {
    const py = 'import numpy\nimport numpy.compiled\nprint(numpy.mean([1, 2]) + numpy.sixpence.half)'
    expect(printedBy(await rig.preview(sampleChallenge(20, []), sampleFiles({ py })))).toEqual(['2.0'])
    const events = await rig.run(sampleChallenge(20, [isMean(3), isMean(4), isMean(3)]), sampleFiles({ py }))
    expect(statesOf(events)).toEqual(['passed', 'failed', 'passed'])
  })

  test.runIf(isNightly)('leaves nothing of what it changed in the package for the next program', async () => {
    const py = 'import numpy\nnumpy.mean = lambda values: 4'
    const changed = await rig.run(sampleChallenge(20, [isMean(4)]), sampleFiles({ py }))
    expect(statesOf(changed)).toEqual(['passed'])
    const next = await rig.run(sampleChallenge(20, [isMean(3)]), sampleFiles({ py: 'import numpy' }))
    expect(statesOf(next)).toEqual(['passed'])
    const without = await rig.run(
      sampleChallenge(20, ['({ test: () => runPython("import sixpence") })']),
      sampleFiles({ py: 'x = 1' }),
    )
    expect(statesOf(without)).toEqual(['failed'])
  })

  test('is told, before it runs, that the school does not have the package', async () => {
    const files = sampleFiles({ py: 'print("runs")\nimport numpy' })
    for (const none of [
      undefined,
      { pyodide: pyodideVersion, packages: {} },
      { ...list, pyodide: '0.1.0' },
    ]) {
      list = none
      const built = { type: 'built', problems: [] }
      expect(await rig.preview(sampleChallenge(20, []), files)).toEqual([built, failed])
      expect(await rig.run(sampleChallenge(20, [isMean(3)]), files)).toEqual([built, failed])
    }
    const other = await rig.preview(
      sampleChallenge(20, []),
      sampleFiles({ py: 'import math\nprint("runs")' }),
    )
    expect(printedBy(other)).toEqual(['runs'])
  })

  test.runIf(isNightly)('asks for the packages only then, and of our own origin only', async () => {
    const cold = await rig.newPage({ isCold: true })
    const asked: string[] = []
    cold.on('request', (request) => asked.push(request.url()))
    const previewed = (py: string) =>
      cold.evaluate(([what, files]) => globalThis.host.preview(what, files), [
        sampleChallenge(20, []),
        sampleFiles({ py }),
      ] as const)
    await previewed('import math')
    expect(asked.filter((url) => url.includes(pythonPackagesPath))).toEqual([])
    await previewed('import numpy')
    const packages = asked.filter((url) => url.includes(pythonPackagesPath)).toSorted()
    expect([...new Set(packages)]).toEqual(
      ['numpy-1.0.0-py3-none-any.whl', 'packages.json', 'sixpence-1.0.0-py3-none-any.whl'].map(
        (name) => rig.appOrigin + pythonPackagesPath + name,
      ),
    )
    const origins = asked.filter((url) => !url.startsWith('blob:')).map((url) => new URL(url).origin)
    expect([...new Set(origins)].toSorted()).toEqual(
      [rig.appOrigin, new URL(rig.documentsUrl).origin].toSorted(),
    )
    await cold.close()
  })
})
