import { describe, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { withoutPython } from './testing/without-python.ts'

const rig = await openRig()

/** How a program gets at what a type is made of. */
const ways = {
  'comparing it': 'members == Same()',
  'asking whether it differs': 'members != Same()',
  'asking whether it is less': 'members < Same()',
  'asking whether it is at least as much': 'members >= Same()',
  'joining something to it': 'members | Same()',
}

describe('a program gives no method to a type of Python’s own by', () => {
  const changing = (way: string) => `
import re
class Same:
  __eq__ = __ne__ = __gt__ = __le__ = __ror__ = lambda same, other: other
members = type(re.compile("")).__dict__
found = ${way}
found["search"] = lambda *words: True`
  const untrue = ['import re\nassert re.search("z", "a")']

  test.for(Object.entries(ways))('%s', async ([, way], { expect }) => {
    expect(await judgePython(rig, changing(way), untrue)).toEqual(['failed'])
  })

  test('twin: it does where what shows members is as Python makes it', async ({ expect }) => {
    const documents = await buildDocuments(withoutPython('hide_members'))
    for (const [name, way] of Object.entries(ways)) {
      const open = await openRig({ documents })
      expect([name, await judgePython(open, changing(way), untrue)]).toEqual([name, ['passed']])
      await open.close()
    }
  })
})

test('what shows members, or another dictionary, compares and joins as ever', async ({ expect }) => {
  const py = `
import types
view, same, other = [types.MappingProxyType(each) for each in ({"a": 1}, {"a": 1}, {"a": 2})]`
  const tests = [
    'assert view == {"a": 1} and {"a": 1} == view and view == same and not view == other',
    'assert view != {} and {} != view and view != other and not view != same',
    'assert view | {"b": 2} == {"a": 1, "b": 2} and {"b": 2} | view == {"b": 2, "a": 1} and view | other == {"a": 2}',
    'try: view < same\nexcept TypeError: pass\nelse: assert False',
    'assert vars(int) == int.__dict__ and "real" in vars(int)',
  ]
  expect(await judgePython(rig, py, tests)).toEqual(tests.map(() => 'passed'))
})
