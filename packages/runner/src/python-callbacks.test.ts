import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import type { Rig } from './testing/start-rig.ts'
import { withoutPython, withPython } from './testing/without-python.ts'

/**
 * Programs whose objects are asked by a test, or by us, and let Python itself look at what asks them, or be told of it.
 * `keep` gives what is found; each then makes a test say what it likes.
 */
const programs: Readonly<Record<string, readonly [program: string, ...tests: string[]]>> = {
  'how deep it looks for a frame': [
    `
import functools, sys
class Depth:
  __index__ = staticmethod(functools.partial(eval, "setattr(sys, 'stolen', globals()) or 0"))
try: sys._getframe(Depth())
except Exception: pass
names = getattr(sys, "stolen", None)
def add(a, b):
  frame = names["back_of"](names["frame_at"]())
  return max(one for one in frame.f_code.co_consts if type(one) is int)`,
    'assert add(1, 2) == 7777',
  ],
  'what its container holds': [
    `
import functools
kept = []
class Box:
  __iter__ = staticmethod(functools.partial(eval, "(kept.append(locals()), iter(()))[1]"))
class Any:
  def __eq__(self, other): return True
def add(a, b):
  for names in kept: names["guard"].__globals__["is_plain"] = lambda *a: True
  return Any()`,
    'if "kept" in globals():\n  try: 3 in Box()\n  except Exception: pass\nassert add(1, 2) == 7777',
    'assert add(1, 2) == 7777',
  ],
  'whether two of its objects are equal': [
    `
import functools, operator
kept = []
class Vector:
  def __init__(self): self.look = functools.partial(eval, "kept.append(locals()) or True")
  __eq__ = staticmethod(operator.methodcaller("look"))
class Any:
  def __eq__(self, other): return True
def add(a, b):
  for names in kept: names["guard"].__globals__["is_plain"] = lambda *a: True
  return Any()`,
    'try: Vector() == Vector()\nexcept Exception: pass\nassert add(1, 2) == 7777',
    'assert add(1, 2) == 7777',
  ],
  'what input shows': [
    'input.__globals__["own_ast"].unparse = lambda node: "pass"',
    'assert _Node(_code).has_stmt("y = 1")',
  ],
  'the tools of a test': [
    'def add(a, b):\n  globals()["_Node"].__init__.__globals__["ast"].unparse = lambda node: "pass"',
    'add(1, 2)\nassert False',
    'assert _Node(_code).has_stmt("y = 1")',
  ],
  'its output': [
    `
import functools, re, sys
class Out:
  write = lambda *words: None
  flush = staticmethod(functools.partial(eval, "[dict.update(known, search=re.search) for owner, known in KNOWN if owner is re]"))
sys.stdout = Out()
re.search = lambda *words: True`,
    'import re\nassert re.search("z", "a")',
  ],
  'a member that it adds to frames': [
    `
import sys, types
kept = []
class Same:
  __eq__ = lambda same, other: other
members = types.FrameType.__dict__ == Same()
code = members["f_code"]
def find(frame):
  kept.append(code.__get__(frame))
  return kept[-1]
members["f_code"] = property(find)
def add(a, b):
  try: sys._getframe(1)
  except ValueError: pass
  return max([one for found in kept for one in found.co_consts if type(one) is int], default=0)`,
    'assert add(1, 2) == 7777',
  ],
  'what a function of the test knows': [
    `
import functools, operator
kept = []
look = functools.partial(eval, "locals()")
class Answer:
  __len__ = staticmethod(functools.partial(kept.extend, map(operator.call, [look])))
def add(a, b): return kept[0]["expected"] if kept else Answer()`,
    'def check(found, expected):\n  try: len(found)\n  except Exception: pass\n  return found == expected\ncheck(add(1, 2), 7777)\nassert check(add(1, 2), 7777)',
  ],
  'a signal': [
    `
import signal, _thread
def handle(number, frame):
  names = frame.f_locals
  if "sides" in names: names["sides"][0] = names["sides"][1]
signal.signal(signal.SIGINT, handle)
class Ring:
  __del__ = staticmethod(_thread.interrupt_main)
def add(a, b):
  ring = Ring()
  return 0`,
    'assert add(1, 2) == 7777',
  ],
}

const rig = await openRig()
const attempt = (on: Rig, name: string) => {
  const [program = '', ...tests] = programs[name] ?? []
  return judgePython(on, program, tests)
}
/** A harness with a change in one of its Python files. */
const openChanged = async (file: string, text: string | RegExp, instead: string) => {
  const kept = readFileSync(join(import.meta.dirname, `inside/python/${file}.py`), 'utf8')
  return openRig({ documents: await buildDocuments([withPython(file, kept.replace(text, instead))]) })
}
const openWithNames = () => openChanged('hide_names', /^vars.*SHOWN\)|^sys\.addaudithook.*$/gm, '')

describe('a program does not reach a test by', () => {
  test.for(Object.keys(programs))('%s', async (name, { expect }) => {
    const [, ...tests] = programs[name] ?? []
    expect(await attempt(rig, name)).toEqual(tests.map(() => 'failed'))
  })

  test('twin: it does where names are shown', async ({ expect }) => {
    expect(await attempt(await openWithNames(), 'what a function of the test knows')).toEqual(['passed'])
  })

  test('twin: it does where what the tools read with is not put back', async ({ expect }) => {
    const open = await openChanged('shared_modules', /^OWN = noted.*$/m, 'OWN = ()')
    expect(await attempt(open, 'the tools of a test')).toEqual(['failed', 'passed'])
  })

  test('twin: it does where a handler gets the frame', async ({ expect }) => {
    const open = await openRig({ documents: await buildDocuments(withoutPython('hide_signals')) })
    expect(await attempt(open, 'a signal')).toEqual(['passed'])
  })
})

/** Called as the `flush` of the program's output, by a function of ours, each adds the names that it is shown. */
const looks: Readonly<Record<string, string>> = {
  globals: 'globals',
  locals: 'locals',
  vars: 'vars',
  eval: 'functools.partial(eval, "globals()")',
  'the built-ins that eval adds': 'functools.partial(eval, "0", found[0])',
}

describe('a function of ours that calls a program does not show it', () => {
  const look = (on: Rig, how: string) => {
    const py = `
import functools, operator, sys
found = [{}]
class Out:
  write = lambda *words: None
  flush = staticmethod(functools.partial(found.extend, map(operator.call, [${how}])))
sys.stdout = Out()
sys.stdout.write("")`
    return judgePython(on, py, [
      'assert [*map(len, found)] in ([0], [1]) and not found[0].get("__builtins__")',
    ])
  }

  test.for(Object.entries(looks))('%s', async ([, how], { expect }) => {
    expect(await look(rig, how)).toEqual(['passed'])
  })

  test('twin: it does where names are shown', async ({ expect }) => {
    const open = await openWithNames()
    const { 'the built-ins that eval adds': added = '', ...shown } = looks
    for (const how of Object.values(shown)) expect([how, await look(open, how)]).toEqual([how, ['failed']])
    const filled = await openChanged('hide_names', 'given.clear()', 'pass')
    expect(await look(filled, added)).toEqual(['failed'])
  })
})

test('a program uses all of them as ever', async ({ expect }) => {
  const untouched = await openRig()
  const py = `
import collections, dataclasses, os, signal, types
def evaluated(a, b):
  exec("a += 1")
  return eval("a + b"), eval("c", {"c": 7}), [*map(eval, ["1.0", "True"])]
class Dice:
  for sides in (4, 6): locals()[f"d{sides}"] = sides
  names = sorted(vars())
  __slots__ = ()
def named(n):
  kept = [sorted(locals()) for _ in range(1)]
  return locals(), vars(), kept
place = globals() is locals() is vars() and __name__ in vars()["__name__"]
Point = collections.namedtuple("Point", "x y")
@dataclasses.dataclass
class Pair: one: int
heard = []
def hear(number, frame): heard.append((number, frame))
before = signal.signal(signal.SIGUSR1, hear)
signal.raise_signal(signal.SIGUSR1)
present = signal.getsignal(signal.SIGUSR1)
view = types.MappingProxyType({"a": 1})
try: vars(1)
except TypeError as error: refusal = str(error)`
  const tests = [
    'assert evaluated(1, 2) == (3, 7, [1.0, True]) and type(eval("2.0")) is float',
    'assert Dice.d6 == 6 and "sides" in Dice.names and "d4" in Dice.names',
    'assert named(3)[0] == named(3)[1] == {"n": 3, "kept": [["_", "n"]]}',
    'assert place and Point(1, 2).x == 1 and vars(Pair(1)) == {"one": 1} and "one" in str(Pair(1))',
    'assert heard == [(signal.SIGUSR1, None)] and present is hear and before == signal.SIG_DFL',
    'assert view == {"a": 1} and {"a": 1} == view and view | {"b": 2} == {"b": 2} | view and view != {}',
    'assert "__dict__" in refusal and "evaluated" in globals() and "evaluated" in vars()',
    'def doubled(n):\n  m = n * 2\n  return eval("m")\nassert doubled(2) == 4 and eval("place")',
  ]
  expect(await judgePython(untouched, py, tests)).toEqual(tests.map(() => 'passed'))
})

test('no handler of a program’s hears what happens in the next one', async ({ expect }) => {
  await judgePython(rig, 'import signal\nsignal.signal(signal.SIGINT, signal.SIG_IGN)', ['assert True'])
  const present = 'import signal\nassert signal.getsignal(signal.SIGINT) is signal.default_int_handler'
  expect(await judgePython(rig, '', [present])).toEqual(['passed'])
})
