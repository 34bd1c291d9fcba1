import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { openRig } from './testing/open-rig.ts'
import { printedBy, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withoutPython } from './testing/without-python.ts'

const rig = await openRig()

/** Where a program may look for an object of JavaScript’s, whose `constructor` leads to a function that runs a text. */
const searches: Readonly<Record<string, string>> = {
  'the module of JavaScript’s names': 'import js\n  return js.Object',
  'a function of Pyodide that runs a text': 'from pyodide.code import run_js\n  return run_js("Object")',
  'what imports JavaScript’s modules':
    'return next(one for one in sys.meta_path if hasattr(one, "jsproxies")).jsproxies["js"].Object',
  'the loop of asyncio': 'return type(asyncio.new_event_loop()).call_later.__globals__["scheduleCallback"]',
  'the closure of input': 'return input.__closure__[0].cell_contents',
  'a function that asks Python through JavaScript': 'return sys._getframe',
  'a list that a test gives to a function': 'return given',
}
const reach = Object.entries(searches).map(
  ([name, body]) => `
def look():
  ${body}
try:
  if look().constructor.constructor("return 7")() == 7: print(${JSON.stringify(name)})
except (AttributeError, ImportError, KeyError, StopIteration, TypeError): pass`,
)
/** Each leads to memory: by its address, or by code that no compiler has made. */
const forgeries: Readonly<Record<string, string>> = {
  ctypes: 'import ctypes\n  return ctypes.string_at',
  'code made of parts': 'return (lambda: 1).__code__.replace(co_consts=())',
  'code made of bytes': 'import marshal\n  return marshal.loads(marshal.dumps((lambda: 1).__code__))',
  'a new code':
    'code = (lambda: 1).__code__\n  return type(code)(0, 0, 0, 0, 0, 0, b"", (), (), (), "", "", "", 1, b"", b"")',
}
const forge = Object.entries(forgeries).map(
  ([name, body]) => `
def make():
  ${body}
try:
  make()
  print(${JSON.stringify(name)})
except (ImportError, TypeError, ValueError) as error:
  if isinstance(error, ValueError): print(${JSON.stringify(name)})`,
)

async function attempt(on: Rig) {
  const py = `import asyncio, sys\ndef attempt(given):\n${[...reach, ...forge].join('\n').replaceAll(/^/gm, '  ')}\n  return 1`
  const tests = ['({ test: () => assert.equal(__userGlobals.get("attempt")([1]), 1) })']
  const events = await on.run(sampleChallenge(20, tests), sampleFiles({ py }))
  return { states: statesOf(events), printed: printedBy(events) }
}

describe('a Python program reaches neither JavaScript nor memory', () => {
  test('by any of these ways', async ({ expect }) => {
    expect(await attempt(rig)).toEqual({ states: ['passed'], printed: [] })
  })

  test('twin: it does by each where they are left open', async ({ expect }) => {
    const open = withoutPython('hide_javascript', 'refuse_bytecode', 'refuse_copies')
    const documents = await buildDocuments(open)
    const { printed } = await attempt(await openRig({ documents }))
    expect(printed).toEqual([...Object.keys(searches), ...Object.keys(forgeries)])
  })
})

test('what a test gives to a function is a list still', async ({ expect }) => {
  const py = 'def total(numbers):\n  numbers.append(4)\n  return sum(numbers) + len(numbers) + numbers[0]'
  const tests = [
    '({ test: () => { const list = [1, 2]; assert.equal(__userGlobals.get("total")(list), 11); assert.deepEqual(list, [1, 2, 4]) } })',
  ]
  expect(statesOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))).toEqual(['passed'])
})

test('what asyncio was told to do later is done', async ({ expect }) => {
  const py = `
import asyncio
found = []
async def look():
    await asyncio.sleep(0.01)
    found.extend(await asyncio.gather(asyncio.sleep(0.01, 1), asyncio.sleep(0, 2)))
asyncio.ensure_future(look())
`
  const untilFound =
    'while (runPython("found == []")) await new Promise((next) => setTimeout(next)); runPython("assert found == [1, 2]")'
  const tests = [`({ test: async () => { ${untilFound} } })`]
  expect(statesOf(await rig.run(sampleChallenge(20, tests), sampleFiles({ py })))).toEqual(['passed'])
})
