import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withPython } from './testing/without-python.ts'

/** A program that leaves something behind, and one that would print something else after it. */
const careless: Readonly<Record<string, readonly [first: string, second: string, printed: string]>> = {
  'has closed its output': ['import sys\nsys.stdout.close()', 'print("hello")', 'hello'],
  'has closed what its output is written to': ['import os\nos.close(1)', 'print("hello")', 'hello'],
  'has put its own output in place': [
    'import sys\nclass Out:\n  write = flush = lambda *words: None\nsys.stdout = sys.__stdout__ = Out()',
    'print("hello")',
    'hello',
  ],
  'has replaced a function of a module': [
    'import json, time\njson.dumps = lambda value: "ours"\ntime.sleep = None',
    'import json, time\ntime.sleep(0)\nprint(json.dumps([1]))',
    '[1]',
  ],
  'has made warnings errors': [
    'import warnings\nwarnings.simplefilter("error")',
    'import warnings\nprint([kind for kind, *_ in warnings.filters if kind == "error"])',
    '[]',
  ],
  'has changed the environment': [
    'import os\nos.environ["LANG"] = "xx"; os.environ["STEP"] = "1"',
    'import os\nprint(os.environ.get("STEP"))',
    'None',
  ],
  'has shortened reports of errors': [
    'import sys\nsys.tracebacklimit = 0; sys.argv.append("more")',
    'import sys\nprint(hasattr(sys, "tracebacklimit"), len(sys.argv))',
    'False 1',
  ],
  'has stopped the collection of waste': [
    'import gc\ngc.disable()',
    'import gc\nprint(gc.isenabled())',
    'True',
  ],
}

const challenge = sampleChallenge(20, ['({ test: () => runPython("1") })'])
const rig = await openRig()
const printed = async (on: Rig, py: string) => printedBy(await on.preview(challenge, sampleFiles({ py })))

describe('nothing reaches the next program from one that', () => {
  test.for(Object.entries(careless))('%s', async ([, [first, second, expected]]) => {
    await printed(rig, first)
    expect(await printed(rig, second)).toEqual([expected])
  })

  test('twin: it does where nothing is looked for, or put back', async () => {
    const kept = readFileSync(join(import.meta.dirname, 'inside/python/surroundings.py'), 'utf8')
    const careful = 'def has_left_traces(): return False\ndef restore_system(): pass\n'
    const documents = await buildDocuments([withPython('surroundings', `${kept}\n${careful}`)])
    for (const [name, [first, second, expected]] of Object.entries(careless)) {
      const weak = await openRig({ documents })
      await printed(weak, first)
      expect([name, await printed(weak, second)]).not.toEqual([name, [expected]])
      await weak.close()
    }
  })
})

test('a program that has closed its output ends without an error, and is run again for each test', async () => {
  const py = 'import sys\nprint("hello")\nsys.stdout.close()'
  const tests = ['({ test: () => runPython("assert True") })', '({ test: () => runPython("print(1)") })']
  expect(await printed(rig, py)).toEqual(['hello'])
  expect(statesOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))).toEqual([
    'passed',
    'passed',
  ])
})
