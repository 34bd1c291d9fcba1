import { expect, test } from 'vitest'
import { printedBy, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import { openRig } from './testing/open-rig.ts'
import { sampled } from './testing/sampled.ts'

const program = sampleChallenge(1, [])
const python = sampleChallenge(20, [])

const rig = await openRig()

test('a program prints, and says why it ended', async () => {
  const events = await rig.preview(
    program,
    sampleFiles({ js: 'console.log("a"); console.warn([1]); oops()' }),
  )
  expect(events.filter(({ type }) => type === 'console')).toEqual([
    { type: 'console', level: 'log', parts: ['a'] },
    { type: 'console', level: 'warn', parts: [{ text: '[1]', entries: [{ name: '0', part: '1' }] }] },
    { type: 'console', level: 'error', parts: ['ReferenceError: oops is not defined'] },
  ])
})

test('a program with a mistake is not run', async () => {
  const events = await rig.preview(program, sampleFiles({ js: 'console.log("a"); let 1' }))
  expect(events).toMatchObject([{ type: 'built', problems: [{ line: 1 }] }, { type: 'done' }])
})

test('a flood of output is cut', async () => {
  const js = 'for (let i = 0; i < 20000; i++) console.log(i)'
  // On a busy machine the guard of loops would end the flood sooner.
  const unguarded = sampleChallenge(1, [], { disableLoopProtectPreview: true })
  const lines = printedBy(await rig.preview(unguarded, sampleFiles({ js })))
  expect(lines).toHaveLength(1001)
  expect(lines.at(-1)).toMatch(/rest is hidden/)
})

const endless = {
  JavaScript: {
    challenge: program,
    files: sampleFiles({ js: 'console.log("a"); console.log("b"); /(x+x+)+y/.test("x".repeat(40))' }),
  },
  Python: { challenge: python, files: sampleFiles({ py: 'print("a")\nprint("b")\nwhile True: pass' }) },
} as const

test.for(sampled(endless, 2))(
  'what a %s program prints just before it never pauses again appears, and stays after Stop',
  async ([, { challenge, files }]) => {
    const page = await rig.newPage()
    const events = await page.evaluate(
      async ([what, given]) => {
        const shown = await globalThis.host.previewUntil(what, given, 'b')
        globalThis.host.abort()
        return shown
      },
      [challenge, files] as const,
    )
    expect(printedBy(events)).toEqual(['a', 'b'])
    await page.close()
  },
)

test('a Python program prints to the last character', async () => {
  const py = 'import sys\nprint("a", "ü")\nprint("b", end="")\nprint("c", file=sys.stderr)'
  expect(printedBy(await rig.preview(python, sampleFiles({ py })))).toEqual(['a ü', 'c', 'b'])
})

test('a Python error is reported with the learner’s lines only', async () => {
  const py = 'def half(n):\n  return n / 0\nhalf(1)'
  const [text = ''] = printedBy(await rig.preview(python, sampleFiles({ py })))
  expect(text).toMatch(/^Traceback .*\n  File "main.py", line 3, in <module>\n/)
  expect(text).toMatch(/ZeroDivisionError: division by zero$/)
  expect(text).not.toMatch(/cairn|pyodide|<exec>/)
})

test('what one Python program does to the language is undone for the next', async () => {
  const py = 'import builtins, math\nbuiltins.len = lambda value: 7\nbuiltins.extra = 1\nprint(len([]))'
  expect(printedBy(await rig.preview(python, sampleFiles({ py })))).toEqual(['7'])
  const next = 'print(len([]), "extra" in globals() or hasattr(__builtins__, "extra"), "py" in globals())'
  expect(printedBy(await rig.preview(python, sampleFiles({ py: next })))).toEqual(['0 False False'])
})
