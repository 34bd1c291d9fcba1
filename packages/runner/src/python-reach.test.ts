import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { asPythonTest } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withPython } from './testing/without-python.ts'

/**
 * A program that follows everything it can reach: classes by their subclasses, modules, what functions are made of, and
 * whatever these hold. It fails, and names the way, where that leads to the names of our own code or to JavaScript.
 */
const walker = `
import collections, sys, types
OURS = {"cairn_names", "cairn_session", "cairn_tests", "cairn_frames"}
def parts(it):
  kind = type(it)
  if kind is dict:
    yield from ((f"[{key!r:.40}]", value) for key, value in list(it.items()))
    yield from ((".key", key) for key in list(it))
  elif kind in (list, tuple, set, frozenset):
    yield from ((f"[{index}]", value) for index, value in enumerate(list(it)))
  elif isinstance(it, type):
    yield from ((f"/{found.__name__}", found) for found in type.__subclasses__(it))
    yield from ((f".{key}", value) for key, value in list(type.__dict__["__dict__"].__get__(it).items()))
  elif kind is types.ModuleType:
    yield from ((f".{key}", value) for key, value in list(it.__dict__.items()))
  elif kind is types.CodeType:
    yield ".co_consts", it.co_consts
  else:
    for name in ("__globals__", "__closure__", "__defaults__", "__kwdefaults__", "__code__", "__wrapped__", "__func__",
                 "__self__", "fget", "fset", "fdel", "cell_contents", "func", "args", "__dict__"):
      try: yield f".{name}", object.__getattribute__(it, name)
      except Exception: pass
def walk():
  todo, known, kept = collections.deque([("object", object), ("modules", dict(sys.modules)), ("names", globals())]), set(), []
  while todo:
    way, it = todo.popleft()
    if id(it) in known: continue
    known.add(id(it)); kept.append(it)
    if type(it) is dict and it.get("__name__") in OURS: return f"{way} has names of ours"
    if type(it) is types.CodeType and it.co_filename == "<harness>" and it.co_name not in SHOWN: return f"{way} is code of ours"
    if type(it) is types.ModuleType and (it.__name__ in ("js", "_ctypes") or hasattr(it, "jsproxy_typedict")):
      return f"{way} is {it.__name__}"
    todo += [(way + step, part) for step, part in parts(it)]
  return "nothing of ours" if len(known) > 10_000 else "too little"
SHOWN = SHOWN_NAMES
found = walk()`

/** Code of ours that programs may see: of `asyncio.run`, some built-ins, the views of a type's members, files and arrays. */
const shown = [
  'run',
  'run_async',
  'end_tasks',
  'select',
  'close',
  '__init__',
  '_process_events',
  '_write_to_self',
  'Pauses',
  'WaitingLoop',
  'input',
  'globals',
  'locals',
  'vars',
  'shown_operator',
  'shown_reflected',
  '__getattr__',
  'readinto',
  'write',
  'method',
]
const program = walker.replace('SHOWN_NAMES', JSON.stringify(shown))

/** The verdict of a test that asks what the program has found. */
const run = async (rig: Rig) => {
  const asked = asPythonTest('assert found == "nothing of ours", found')
  return resultsOf(await rig.run(sampleChallenge(20, [asked]), sampleFiles({ py: program })))
}

const open = `
class Wanted:
    def __init__(self, spec):
        self.spec = spec
_kept = Wanted`

describe('what a program can reach', () => {
  test('is nothing of ours, however it goes on from one object to the next', async () => {
    const rig = await openRig()
    expect(await run(rig)).toEqual([{ state: 'passed' }])
    await rig.close()
  })

  test('twin: leads to our names by one class of ours', async () => {
    const rig = await openRig({ documents: await buildDocuments([withPython('keep_nodes', open)]) })
    expect(await run(rig)).toMatchObject([
      { message: expect.stringContaining('has names of ours') as string },
    ])
    await rig.close()
  })
})
