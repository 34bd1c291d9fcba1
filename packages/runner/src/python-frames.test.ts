import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { replaceModule } from './testing/replace-module.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'

const rig = await openRig()

/** Programs that look for what their test expects, in what called them. */
const searches: Readonly<Record<string, string>> = {
  'the frame that called it': 'import sys\ndef look():\n  return [sys._getframe(2)]',
  'the frame before its own':
    'import sys\ndef look():\n  frame, found = sys._getframe(0), []\n  while frame:\n    found.append(frame)\n    frame = frame.f_back\n  return found',
  'a frame that it has kept':
    'import sys, gc\nkept = []\ndef look():\n  kept.append(sys._getframe(0))\n  return [one for frame in kept for one in gc.get_referents(frame)]',
  'all objects': 'import gc\ndef look():\n  return gc.get_objects()',
  'the frames of all threads': 'import sys\ndef look():\n  return list(sys._current_frames().values())',
  'the stack that inspect shows':
    'import inspect\ndef look():\n  return [one.frame for one in inspect.stack()]',
  'the traceback of an error that the test catches':
    'class Kept(Exception): pass\nkept = Kept()\ndef fail():\n  raise kept\ndef look():\n  found, trace = [], kept.__traceback__\n  while trace:\n    found.append(trace.tb_frame)\n    trace = trace.tb_next\n  return found',
  'the descriptors of frames':
    'import types, sys\ndef look():\n  back = types.FrameType.__dict__["f_back"]\n  return [back.fget(sys._getframe(1)), *(getattr(back.fget, "__defaults__", None) or ()), *(getattr(back.fget, "__closure__", None) or ())]',
  'the names that a shown frame uses':
    'kept = ValueError()\ndef fail():\n  raise kept\ndef look():\n  frame = kept.__traceback__.tb_frame\n  return [frame.f_back, *frame.f_globals.values(), *frame.f_builtins.values(), *frame.f_locals.values()]',
}

const answer = `
ANSWER = int("7777")
def add(a, b):
  try:
    found = look()
  except (AttributeError, ValueError):
    found = []
  for frame in found:
    code = getattr(frame, "f_code", None)
    if code and ANSWER in code.co_consts:
      return ANSWER
    if code and frame.f_globals.get("__name__") == "cairn_session":
      print("session")
  return a + b
def fail(): pass
`
const inTest = `
try:
    fail()
except Exception:
    pass
assert add(1, 2) == 7777
`

function search(on: Rig, own: string) {
  const py = answer.replace('def fail(): pass\n', own.includes('def fail') ? '' : 'def fail(): pass\n') + own
  const tests = [`({ test: () => { runPython(\`${inTest}\`); runPython(\`${inTest}\`) } })`]
  return on.run(sampleChallenge(20, tests), sampleFiles({ py }))
}

describe.concurrent('a program that a Python test calls does not find the answer in', () => {
  test.for(Object.entries(searches))('%s', async ([, own], { expect }) => {
    const events = await search(rig, own)
    expect(statesOf(events)).toEqual(['failed'])
    expect(printedBy(events)).toEqual([])
  })

  test('twin: it does where frames are not hidden', async ({ expect }) => {
    const documents = await buildDocuments([replaceModule('hide_frames.py?raw', 'export default ""')])
    const openly = await openRig({ documents })
    expect(statesOf(await search(openly, searches['the frame that called it'] ?? ''))).toEqual(['passed'])
  })
})

test('a program finds its own frames as ever', async ({ expect }) => {
  const py = `
import collections, enum, inspect, logging, sys, traceback
def outer():
    return inner()
def inner():
    here = sys._getframe()
    return here.f_code.co_name, here.f_back.f_code.co_name, sys._getframe(1).f_code.co_name, inspect.stack()[1].function
names = outer()
def fail():
    raise ValueError("why")
try:
    fail()
except ValueError:
    shown = traceback.format_exc()
logging.warning("logged")
Point = collections.namedtuple("Point", "x y")
Color = enum.Enum("Color", "RED")
`
  const tests = [
    '({ test: () => runPython(`assert names == ("inner", "outer", "outer", "outer")`) })',
    '({ test: () => runPython(`assert "in fail" in shown and "ValueError: why" in shown`) })',
    '({ test: () => runPython(`assert Point(1, 2).x == 1 and Point.__module__ == "__main__" and Color.RED.value == 1`) })',
  ]
  const events = await rig.run(sampleChallenge(20, tests), sampleFiles({ py }))
  expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
})
