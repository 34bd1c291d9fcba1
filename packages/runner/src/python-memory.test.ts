import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildDocuments } from './documents/build-documents.ts'
import { judgePython } from './testing/judge-python.ts'
import { openRig } from './testing/open-rig.ts'
import { withoutPython, withPython } from './testing/without-python.ts'

const rig = await openRig()
const testCode = join(import.meta.dirname, 'inside/python/test_code.py')

/** Files of a program's own that keep what Python reads into them from, or writes to them. */
const keeping = `
import io
class Keeping(io.RawIOBase):
  def readable(self): return True
  def writable(self): return True
  def seekable(self): return True
  def seek(self, place, whence=0): return 0
  def readinto(self, view):
    self.view = view
    view[:3] = b"abc"
    return 3
  def write(self, view):
    self.view = view
    return len(view)
class Own(io.BufferedReader): pass`

/** Each leaves a view of a buffer that is gone in `view`, unless it was a copy. */
const views: Readonly<Record<string, string>> = {
  'a reader': 'io.BufferedReader(raw).read(1)',
  'a reader of a class of its own': 'Own(raw).read(1)',
  'a reader made in two steps':
    'one = io.BufferedReader.__new__(io.BufferedReader); one.__init__(raw); one.read(1)',
  'a reader and writer': 'io.BufferedRandom(raw).read(1)',
  'a pair': 'io.BufferedRWPair(raw, io.BytesIO()).read(1)',
  'a writer': 'one = io.BufferedWriter(raw); one.write(b"abc"); one.flush()',
  'bytes in memory with a method of its own':
    'own = io.BytesIO(); own.readinto = raw.readinto; io.BufferedReader(own).read(1)',
  'an open file whose inner one gets a method':
    'open("kept.txt", "w").write("cairn"); own = open("kept.txt", "rb"); inner = getattr(own.raw, "raw", own.raw); inner.readinto = raw.readinto; own.read(1)',
  'standard input':
    'import sys; own = sys.stdin.buffer; inner = getattr(own.raw, "raw", own.raw); inner.readinto = raw.readinto; own.read(100); del inner.readinto',
  'standard output':
    'import sys; own = sys.stdout.buffer; inner = getattr(own.raw, "raw", own.raw); inner.write = raw.write; own.write(b"abc"); own.flush(); del inner.write',
  'the type of an open file': 'open("kept.txt", "w").close(); type(open("kept.txt", "rb"))(raw).read(1)',
}
const py = (use: string) => `${keeping}\nraw = Keeping()\n${use}\nview = type(raw.view)`
const isView = 'assert view is memoryview'

describe('a program keeps no view of the buffer of', () => {
  test.for(Object.entries(views))('%s', async ([, use]) => {
    expect(await judgePython(rig, py(use), [isView, 'assert view in (bytes, bytearray)'])).toEqual([
      'failed',
      'passed',
    ])
  })

  test('twin: it does where files get views', async () => {
    const open = await openRig({ documents: await buildDocuments(withoutPython('copy_views')) })
    for (const [name, use] of Object.entries(views)) {
      expect([name, await judgePython(open, py(use), [isView])]).toEqual([name, ['passed']])
    }
    await open.close()
  })
})

describe('what gives them a copy', () => {
  test('cannot be changed', async () => {
    const change = `${keeping}
refused = 0
for change in (
  lambda: setattr(io.BufferedReader, "__init__", object.__init__),
  lambda: setattr(type(io.BufferedReader(Keeping()).raw), "readinto", Keeping.readinto),
  lambda: setattr(io.BufferedReader(Keeping()).raw, "readinto", print),
  lambda: setattr(io.BufferedReader.__init__, "__code__", print),
  lambda: setattr(type(io.BufferedReader(Keeping()).raw).readinto, "__code__", print),
):
  try: change()
  except (TypeError, AttributeError): refused += 1`
    expect(await judgePython(rig, change, ['assert refused == 5, refused'])).toEqual(['passed'])
  })

  test('needs no name that a program can change', async () => {
    const change = `${keeping}
kept = []
def keep(value, *more):
  kept.append(value)
  return value
for found in (io.BufferedReader(Keeping()).raw.readinto.__func__, io.BufferedReader.__init__):
  for names in (found.__globals__, found.__globals__["__builtins__"]):
    for name in ("len", "int", "bytes", "bytearray", "begin"): names[name] = keep
raw = Keeping()
read = io.BufferedReader(raw).read(3)`
    const tests = ['assert kept == [], kept', 'assert read == b"abc"', 'assert type(raw.view) is bytearray']
    expect(await judgePython(rig, change, tests)).toEqual(tests.map(() => 'passed'))
  })

  test('opens a file once, not again while it reads', async () => {
    const again = `${keeping}
class Again(Keeping):
  def readinto(self, view):
    try: file.__init__(Keeping(), 16)
    except ValueError as error: self.refusal = str(error)
    return Keeping.readinto(self, view)
raw = Again()
file = io.BufferedReader(raw)
read = file.read(3)`
    const tests = ['assert raw.refusal == "a buffered file is opened once"', 'assert read == b"abc"']
    expect(await judgePython(rig, again, tests)).toEqual(['passed', 'passed'])
  })

  test('reads and writes what the files of programs and of the library read and write', async () => {
    const use = `${keeping}
import gzip
with gzip.open("a.gz", "wt") as file: file.write("stones")
unpacked = gzip.open("a.gz", "rt").read()
read = io.BufferedReader(Keeping()).read(3)
class Silent(Keeping):
  def readinto(self, view): return None
nothing = io.BufferedReader(Silent()).read(3)
kept = Keeping()
with io.BufferedWriter(kept) as file: file.write(b"stones")
with open("b.txt", "w") as file: file.write("cairn")
text = open("b.txt").read()`
    const tests = [
      'assert unpacked == "stones"',
      'assert read == b"abc"',
      'assert nothing is None',
      'assert kept.view == b"stones"',
      'assert text == "cairn"',
    ]
    expect(await judgePython(rig, use, tests)).toEqual(tests.map(() => 'passed'))
  })
})

/** A function that a test passes to the program, with a comparison in it. */
const handed = `
class Dice:
  def roll(self, is_pair):
    self.found = [
      name
      for inner in is_pair.__code__.co_consts
      for constant in getattr(inner, "co_consts", ())
      for name in ("__globals__", "__code__", "__self__", "__closure__", "__wrapped__", "__func__")
      if hasattr(constant, name)
    ]
    return is_pair([1, 1])`
const handing =
  'dice = Dice()\nassert dice.roll(lambda numbers: numbers[0] == numbers[1])\nassert dice.found == [], dice.found'

test('a program finds nothing behind the guard in a function that a test hands it', async () => {
  expect(await judgePython(rig, handed, [handing])).toEqual(['passed'])
})

test('twin: it finds the names of our files where the guard is a function of Python', async () => {
  const shown = readFileSync(testCode, 'utf8').replace('opaque(GUARDS[name])', 'GUARDS[name]')
  const open = await openRig({ documents: await buildDocuments([withPython('test_code', shown)]) })
  expect(await judgePython(open, handed, [handing])).toEqual(['failed'])
  await open.close()
})

test('a guard sees the difference between a text and a kind of text of the program’s own', async () => {
  const same =
    'class Same(str):\n  def __eq__(self, other): return True\n  __hash__ = str.__hash__\nword = Same("no")'
  expect(await judgePython(rig, same, ['assert word == "yes"', 'assert [word] == ["yes"]'])).toEqual([
    'failed',
    'failed',
  ])
})

describe('an array is not written to where it was', () => {
  /** Each empties an array while it is asked for a number. */
  const writes: Readonly<Record<string, string>> = {
    'by an index': 'numbers[4] = Emptying()',
    'by what is appended': 'numbers.append(Emptying())',
    'by what is inserted': 'numbers.insert(4, Emptying())',
    'by what is appended from others': 'numbers.extend([1, Emptying()])',
    'by what is appended from a list': 'numbers.fromlist([Emptying()])',
  }
  const program = (write: string) => `
import array
class Emptying:
  def __index__(self):
    del numbers[:]
    return 65
numbers = array.array("B", bytes(8))
try: ${write}
except IndexError: pass`
  const untouched = 'assert len(numbers) < 3 and bytes(numbers).strip(b"A\\x01") == b""'

  test.for(Object.entries(writes))('%s', async ([, write]) => {
    expect(await judgePython(rig, program(write), [untouched])).toEqual(['passed'])
  })

  test('twin: it is, where the place is found first', async () => {
    const open = await openRig({ documents: await buildDocuments(withoutPython('ask_first')) })
    expect(
      await judgePython(open, `${program('numbers[4] = Emptying()')}\nelse: raise SystemError`, [untouched]),
    ).not.toEqual(['passed'])
    await open.close()
  })

  test('and holds what programs give it', async () => {
    const holding = `
import array, enum
class Stone(enum.IntEnum): FLAT = 7
stones = array.array("i", [1, 2])
stones[0] = Stone.FLAT
stones.append(True)
stones.insert(0, -3)
stones.extend(number for number in (5, 6))
stones.extend(array.array("i", [8]))
stones.fromlist([9])
stones[1:2] = array.array("i", [0, 0])
weights = array.array("d", [1.5])
weights.append(2)
weights[0] = 0.25
try: stones[99] = 1
except IndexError: weights.append(1e3)
try: stones[0] = 1.5
except TypeError: weights.append(2e3)`
    const held =
      'assert (stones.tolist(), weights.tolist()) == ([-3, 0, 0, 2, 1, 5, 6, 8, 9], [0.25, 2.0, 1000.0, 2000.0])'
    expect(await judgePython(rig, holding, [held])).toEqual(['passed'])
  })
})
