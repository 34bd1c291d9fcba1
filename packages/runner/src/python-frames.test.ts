import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withoutPython } from './testing/without-python.ts'

const rig = await openRig()

/** How programs look for what their test expects, in what called them. */
const searches: Readonly<Record<string, string>> = {
  'the frame that called it': 'return [sys._getframe(2)]',
  'the frame before its own': 'return back_from(sys._getframe(0))',
  'a frame that it has kept':
    'frames.append(sys._getframe(0))\n  return [one for frame in frames for one in gc.get_referents(frame)]',
  'all objects': 'return gc.get_objects()',
  'the frames of all threads': 'return list(sys._current_frames().values())',
  'the stack that inspect shows': 'return [one.frame for one in inspect.stack()]',
  'the traceback of an error that the test catches': 'return frames_of(kept.__traceback__)',
  'the descriptors of frames':
    'back = types.FrameType.__dict__["f_back"]\n  return [back.fget(sys._getframe(1)), *(getattr(back.fget, "__defaults__", None) or ()), *(getattr(back.fget, "__closure__", None) or ())]',
  'the names that a shown frame uses':
    'frame = kept.__traceback__.tb_frame\n  return [frame.f_back, *frame.f_globals.values(), *frame.f_builtins.values(), *frame.f_locals.values()]',
}

const definitions = Object.entries(searches).map(
  ([name, body]) => `def look():\n  ${body}\nways[${JSON.stringify(name)}] = look`,
)

/** Prints each way that leads to the test, whose answer it then returns, or to the session. */
const searching = `
import gc, inspect, sys, types
ANSWER = int("7777")
ways, frames = {}, []
kept = ValueError()
def fail():
  raise kept
def back_from(frame):
  found = []
  while frame:
    found.append(frame)
    frame = frame.f_back
  return found
def frames_of(trace):
  found = []
  while trace:
    found.append(trace.tb_frame)
    trace = trace.tb_next
  return found
${definitions.join('\n')}
def add(a, b):
  answer = a + b
  for name, look in ways.items():
    try:
      found = look()
    except (AttributeError, ValueError):
      continue
    for frame in found:
      code = getattr(frame, "f_code", None)
      if code and ANSWER in code.co_consts:
        print(name)
        answer = ANSWER
      elif code and frame.f_globals.get("__name__") == "cairn_session":
        print(name + ": the session")
  return answer
`
const inTest = `
try:
    fail()
except Exception:
    pass
assert add(1, 2) == 7777
`

/** Runs the test twice, as what the program keeps from the first time may help it. */
async function search(on: Rig) {
  const tests = [`({ test: () => { runPython(\`${inTest}\`); runPython(\`${inTest}\`) } })`]
  const events = await on.run(sampleChallenge(20, tests), sampleFiles({ py: searching }))
  return { states: statesOf(events), printed: printedBy(events) }
}

test('a program that a Python test calls does not find the answer', async ({ expect }) => {
  expect(await search(rig)).toEqual({ states: ['failed'], printed: [] })
})

test('twin: it does where frames are not hidden', async ({ expect }) => {
  const documents = await buildDocuments(withoutPython('hide_frames', 'keep_listed'))
  const openly = await openRig({ documents })
  const { states, printed } = await search(openly)
  expect(states).toEqual(['passed'])
  expect(new Set(printed)).toEqual(
    new Set([
      'the frame that called it',
      'the frame before its own',
      'all objects',
      'the stack that inspect shows',
      'the traceback of an error that the test catches',
    ]),
  )
})

/** Each would get something again that was removed from the module. */
const copies: Readonly<Record<string, string>> = {
  'making it again':
    'import _imp, importlib\nmade = _imp.create_builtin(importlib.machinery.BuiltinImporter.find_spec(NAME))',
  'importing it again':
    'import sys\nkept = sys.modules.pop(NAME)\ntry:\n  made = __import__(NAME)\nfinally:\n  sys.modules[NAME] = kept',
  'another name at the second look':
    'import _imp\nclass Spec:\n  origin = "built-in"\n  names = ["math", NAME, NAME]\n  @property\n  def name(self): return Spec.names.pop(0)\nmade = _imp.create_builtin(Spec())',
  'a name that compares as it likes':
    'import _imp\nclass Name(str):\n  __eq__ = lambda *a: False\n  __hash__ = lambda name: 7\n  __str__ = lambda name: name\n  rpartition = lambda *a: ("", "", "math")\nclass Spec: name, origin = Name(NAME), "built-in"\nmade = _imp.create_builtin(Spec())',
}

describe('a program gets no other copy of', () => {
  const missing = { sys: 'settrace', gc: 'get_objects', _testcapi: '__name__', _testinternalcapi: '__name__' }
  const find = (on: Rig, module: keyof typeof missing) => {
    const attempts = Object.values(copies).map(
      (text) =>
        `try:\n${text.replaceAll('NAME', `"${module}"`).replaceAll(/^/gm, '  ')}\n  print(made.__name__ == "${module}" and hasattr(made, "${missing[module]}"))\nexcept (ImportError, KeyError): pass`,
    )
    return on.run(sampleChallenge(20, ['({ test: () => {} })']), sampleFiles({ py: attempts.join('\n') }))
  }

  test.for(Object.keys(missing) as (keyof typeof missing)[])('%s', async (module, { expect }) => {
    const events = await find(rig, module)
    expect(statesOf(events)).toEqual(['passed'])
    expect(printedBy(events).filter((line) => line !== 'False')).toEqual([])
  })

  test('twin: it does where the import is not watched', async ({ expect }) => {
    const documents = await buildDocuments(withoutPython('refuse_copies'))
    const open = await openRig({ documents })
    expect(printedBy(await find(open, 'sys'))).toContain('True')
  })
})

describe('what a test calls is followed by', () => {
  const py = `
import gc, sys
def add(a, b):
    return a + b
def step(*event):
    followed.append(event[1])
    return step
followed = []
for module in (sys, gc):
    for name in dir(module):
        try:
            if name != "breakpointhook":
                getattr(module, name)(step)
        except BaseException:
            pass
`
  const follow = (on: Rig) => {
    const quiet = '({ test: () => { runPython("add(1, 2)"); assert.equal(runPython("len(followed)"), 0) } })'
    return on.run(sampleChallenge(20, [quiet]), sampleFiles({ py }))
  }

  test('no function of sys or gc', async ({ expect }) => {
    expect(statesOf(await follow(rig))).toEqual(['passed'])
  })

  test('twin: some where all of their functions are left', async ({ expect }) => {
    const documents = await buildDocuments(withoutPython('keep_listed'))
    expect(statesOf(await follow(await openRig({ documents })))).toEqual(['failed'])
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
