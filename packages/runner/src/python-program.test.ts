import { describe, expect, test } from 'vitest'
import { printedBy, resultsOf, sampleChallenge, sampleFiles, statesOf } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import { file } from './testing/source-file.ts'
import type { RunnableChallenge, SourceFile } from './runner.ts'

const rig = await openRig()

const run = (challenge: RunnableChallenge, files: SourceFile[]) => rig.run(challenge, files)

describe('a Python program', () => {
  test('is run again for each test, which can query it', async () => {
    const files = sampleFiles({
      py: 'distances = [3, 5]\ndef total():\n    return sum(distances)\nprint("total", total())',
    })
    const tests = [
      '({ test: () => assert.equal(runPython("total()"), 8) })',
      '({ test: () => { runPython("distances.append(1)"); assert.equal(runPython("total()"), 9) } })',
      '({ test: () => assert.isTrue(runPython("distances == [3, 5] and __name__ == \'__main__\'")) })',
      'assert.match(code, /sum/)',
      '({ test: () => assert.equal(runPython("total()"), 0) })',
    ]
    const events = await run(sampleChallenge(20, tests), files)
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed', 'passed', 'failed'])
    expect(printedBy(events)).toEqual(['total 8'])
  })

  test('runs tasks side by side with asyncio, and goes on when they are done', async () => {
    const py = `
import asyncio
async def brew(name, seconds):
    await asyncio.sleep(seconds)
    print(name)
    return name
async def main():
    made = await asyncio.gather(brew("tea", 0.1), brew("coffee", 0.02))
    try:
        async with asyncio.timeout(0.02): await asyncio.sleep(10)
    except TimeoutError: print("late")
    asyncio.create_task(brew("never", 10))
    return made
made = asyncio.run(main())
async def fail(): raise ValueError("empty")
print("end")
asyncio.run(fail())`
    const tests = ["({ test: () => assert.isTrue(runPython(\"made == ['tea', 'coffee']\")) })"]
    const printed = printedBy(await rig.preview(sampleChallenge(20, tests), sampleFiles({ py })))
    expect(printed.slice(0, 4)).toEqual(['coffee', 'tea', 'late', 'end'])
    expect(printed.at(-1)).toContain('ValueError: empty')
    const withoutEnd = sampleFiles({ py: py.slice(0, py.indexOf('async def fail')) })
    expect(statesOf(await run(sampleChallenge(20, tests), withoutEnd))).toEqual(['passed'])
  })

  test('cannot run asyncio within itself', async () => {
    const py = `
import asyncio
async def inner(): pass
async def outer():
    coroutine = inner()
    try: asyncio.run(coroutine)
    except RuntimeError as error: print(error)
    coroutine.close()
asyncio.run(outer())`
    expect(printedBy(await rig.preview(sampleChallenge(20, []), sampleFiles({ py })))).toEqual([
      'asyncio.run() cannot be called from a running event loop',
    ])
  })

  test.for([
    ['def water(): print(600)', 'None'],
    ['def water(): return True', 'True'],
    ['def water(): return 60', '60'],
  ] as const)('%j gives %s in its own words', async ([py, actual]) => {
    const check = '({ test: () => assert.strictEqual(runPython("water()"), 600) })'
    const [result] = resultsOf(await run(sampleChallenge(20, [check]), sampleFiles({ py })))
    expect(result).toMatchObject({ expected: '600', actual })
  })

  test.for([
    ['def a(:', 'syntax-error', /^SyntaxError: .* \(line 1\)$/],
    ['def a():\nreturn 1', 'indentation-error', /^IndentationError: .* \(line 2\)$/],
    ['x = 1\nprint(y)', 'error', /^NameError: name 'y' is not defined \(line 2\)$/],
  ] as const)('%j is told as %s', async ([py, kind, message]) => {
    const [result] = resultsOf(await run(sampleChallenge(20, ['({ test: () => {} })']), sampleFiles({ py })))
    expect(result).toMatchObject({
      state: 'failed',
      kind,
      message: expect.stringMatching(message) as string,
    })
  })
})

describe('a Python program of several files', () => {
  const shapes = (sides: number) => `sides = ${sides}\ndef area(width):\n    return width * sides`
  const files = (sides = 4) => [
    ...sampleFiles({ py: 'import shapes\nfrom shapes import area\nprint(area(2))' }),
    { ...file('shapes.py', shapes(sides)) },
  ]
  const test4 = ['({ test: () => assert.equal(runPython("shapes.sides + area(1)"), 8) })']

  test('imports its siblings by their names', async () => {
    const events = await run(sampleChallenge(20, test4), files())
    expect(resultsOf(events)).toEqual([{ state: 'passed' }])
    expect(printedBy(events)).toEqual(['8'])
  })

  test('sees what has been changed in them at once', async () => {
    const states = []
    for (const sides of [5, 4, 6])
      states.push(statesOf(await run(sampleChallenge(20, test4), files(sides)))[0])
    expect(states).toEqual(['failed', 'passed', 'failed'])
  })

  test('does so when it is only run, too', async () => {
    expect(printedBy(await rig.preview(sampleChallenge(20, []), files()))).toEqual(['8'])
  })

  test('is imported by its name, too', async () => {
    const tests = ['({ test: () => assert.equal(runPython("import main\\nmain.area(1)"), 4) })']
    expect(statesOf(await run(sampleChallenge(20, tests), files()))).toEqual(['passed'])
  })

  test('leaves no file for the next lesson', async () => {
    await run(sampleChallenge(20, test4), files())
    expect(statesOf(await run(sampleChallenge(20, test4), sampleFiles({ py: 'import shapes' })))).toEqual([
      'failed',
    ])
  })

  test('finds a file that a test has written, and what is changed in it', async () => {
    const write = (sides: number) => `({ test: () => {
      pyodide.FS.writeFile('/home/pyodide/forms.py', ${JSON.stringify(shapes(sides))})
      assert.equal(runPython('import forms; forms.sides'), ${sides})
    } })`
    const states = statesOf(await run(sampleChallenge(20, [write(3), write(7)]), sampleFiles({ py: '' })))
    expect(states).toEqual(['passed', 'passed'])
  })
})
