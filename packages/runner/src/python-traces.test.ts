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
  'has configured what it logs': [
    'import logging\nlogging.basicConfig(filename="app.log", level=logging.INFO)\nlogging.info("rang")',
    'import logging\nlogging.basicConfig(filename="app.log", level=logging.INFO)\nlogging.info("rang")\nprint(open("app.log").read().strip())',
    'INFO:root:rang',
  ],
  'has stopped what is logged': [
    'import logging\nlogging.disable()\nlogging.getLogger("asyncio").disabled = True',
    'import logging, sys\nlogging.basicConfig(stream=sys.stdout, format="%(message)s")\nlogging.warning("rang")',
    'rang',
  ],
  'has begun its weeks on Sunday': [
    'import calendar\ncalendar.setfirstweekday(6)',
    'import calendar\nprint(calendar.firstweekday())',
    '0',
  ],
  'has allowed long numbers': [
    'import sys\nsys.set_int_max_str_digits(0)',
    'import sys\nprint(sys.get_int_max_str_digits())',
    '4300',
  ],
  'has changed a class of a module': [
    'import json\njson.JSONEncoder.default = lambda self, value: "ours"',
    'import json\ntry: print(json.dumps({1}))\nexcept TypeError: print("refused")',
    'refused',
  ],
  'has shortened reports of errors': [
    'import sys\nsys.tracebacklimit = 0; sys.argv.append("more")',
    'import sys\nprint(hasattr(sys, "tracebacklimit"), len(sys.argv))',
    'False 1',
  ],
  'has silenced its output': [
    'import sys\nsys.stdout.write = sys.stdout.buffer.write = lambda text: len(text)',
    'print("hello")',
    'hello',
  ],
  'has told the generator of random what to say': [
    'import random\nrandom._inst._randbelow = lambda below: 0',
    'import random\nprint(len({random.randint(1, 9) for _ in range(99)}) > 1)',
    'True',
  ],
  'has put another class in place of json’s decoder': [
    'import json\nclass Ours(json.JSONDecoder):\n  decode = lambda *given: "ours"\njson._default_decoder.__class__ = Ours',
    'import json\nprint(json.loads("[1]"))',
    '[1]',
  ],
  'has put a class there that keeps its place': [
    'import json\nclass Ours(json.JSONDecoder):\n  decode = lambda *given: "ours"\n  __class__ = property(lambda given: Ours, lambda given, kind: None)\njson._default_decoder.__class__ = Ours',
    'import json\nprint(json.loads("[1]"))',
    '[1]',
  ],
  'has given json’s decoder other attributes': [
    'import json\njson._default_decoder.__dict__ = {"decode": lambda *given: "ours"}',
    'import json\nprint(json.loads("[1]"))',
    '[1]',
  ],
  'has put a module under a name that is equal to another one’s': [
    'import sys\nclass Name(str):\n  __hash__ = str.__hash__\n  def __eq__(self, other):\n    if self.is_told: print("asked")\n    return str.__eq__(self, other)\n  is_told = False\nsys.modules[Name("random")] = sys.modules.pop("random")\nName.is_told = True',
    'import random\nprint("hello")',
    'hello',
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
    const careful =
      'def has_left_traces(): return False\ndef restore_system(): pass\ndef restore_settings(): pass\ndef restore_objects(): pass\ndef drop_strange_names(names): pass\n'
    const documents = await buildDocuments([withPython('surroundings', `${kept}\n${careful}`)])
    for (const [name, [first, second, expected]] of Object.entries(careless)) {
      const weak = await openRig({ documents })
      await printed(weak, first)
      expect([name, await printed(weak, second)]).not.toEqual([name, [expected]])
      await weak.close()
    }
  })
})

describe('a name that runs code of a program’s when it is looked up', () => {
  const plant = `
import json, os
class Name(str):
  __hash__ = str.__hash__
  is_ready = False
  def __eq__(self, other):
    if Name.is_ready: json.loads = lambda text: "ours"
    return str.__eq__(self, other)
def add():
  vars(os)[Name("environ")] = vars(os).pop("environ")
  Name.is_ready = True`
  const planting = sampleChallenge(20, ['({ test: () => runPython("add()") })'])
  const readNext = async (on: Rig) => {
    // What the program itself changes is put back before its tests.
    await on.run(planting, sampleFiles({ py: plant }))
    return printed(on, 'import json\nprint(json.loads("[1]"))')
  }

  test('is not looked up to find out what the program has changed', async () => {
    expect(await readNext(rig)).toEqual(['[1]'])
  })

  test('twin: it is, where nothing tells such names', async () => {
    const kept = readFileSync(join(import.meta.dirname, 'inside/python/shared_modules.py'), 'utf8')
    const believing = withPython('shared_modules', `${kept}\ndef has_strange_names(): return False\n`)
    const weak = await openRig({ documents: await buildDocuments([believing]) })
    expect(await readNext(weak)).toEqual(['ours'])
    await weak.close()
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

test('a program that configures what it logs does so again for each test', async () => {
  const py = `
import io, logging
screen = io.StringIO()
logging.basicConfig(stream=screen, level=logging.INFO)
def ring(): logging.getLogger("bell").info("rang")`
  const rang = '({ test: () => runPython(`ring()\nassert screen.getvalue() == "INFO:bell:rang" + chr(10)`) })'
  expect(statesOf(await rig.run(sampleChallenge(20, [rang, rang]), sampleFiles({ py })))).toEqual([
    'passed',
    'passed',
  ])
})

describe('what a program has registered in a table of a shared module', () => {
  const register = 'import copyreg\ncopyreg.pickle(complex, lambda value: (complex, (7,)))'
  const copyNext = async (on: Rig) => {
    await printed(on, register)
    return printed(on, 'import pickle\nprint(pickle.loads(pickle.dumps(2j)))')
  }

  test('is put back', async () => {
    expect(await copyNext(rig)).toEqual(['2j'])
  })

  test('twin: it is not where tables are not noted', async () => {
    const kept = readFileSync(join(import.meta.dirname, 'inside/python/shared_modules.py'), 'utf8')
    const without = kept.replace('(*owners.values(), *tables.values())', '(*owners.values(),)')
    const weak = await openRig({ documents: await buildDocuments([withPython('shared_modules', without)]) })
    expect(await copyNext(weak)).toEqual(['(7+0j)'])
  })
})
