import { describe, expect, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'

const rig = await openRig()

const program = `function nothing() {}
const empty = () => {}
class Box {
  fill(list) { for (const item of list) this.add(item) }
  get size() { let n = 0; while (n < 3) n++; return n }
  static make() { do {} while (false) }
}
function loops(list) {
  outer: for (let i = 0; i < 3; i++) {
    for (const key in list) if (key) continue outer
  }
  for (;;) { break }
  while (list.length) list.pop() // and a note
}
const arrow = (list) => { for (const one of list) one }
const seen = [String(loops), \`\${arrow}\`, arrow + "", loops.toString(), Function.prototype.toString.call(Box)]
`
const textOf = (start: string, end: string) =>
  program.slice(program.indexOf(start), program.indexOf(end) + end.length)
const texts = {
  nothing: 'function nothing() {}',
  empty: '() => {}',
  Box: textOf('class Box', 'while (false) }\n}'),
  'Box.prototype.fill': textOf('fill(', 'this.add(item) }'),
  'Object.getOwnPropertyDescriptor(Box.prototype, "size").get': textOf('get size', 'return n }'),
  loops: textOf('function loops', '// and a note\n}'),
  arrow: textOf('(list) => {', 'of list) one }'),
}

describe.for([
  ['a worker', 1, sampleFiles({ js: program })],
  ['a page', 0, sampleFiles({ html: `<p></p><script>${program}</script>` })],
] as const)('in %s', ([, challengeType, files]) => {
  const failures = async (tests: readonly string[]) =>
    resultsOf(await rig.run(sampleChallenge(challengeType, tests), files)).filter(
      ({ state }) => state !== 'passed',
    )

  test('functions print what was typed', async () => {
    const tests = Object.entries(texts).flatMap(([name, text]) => {
      const typed = JSON.stringify(text)
      return [
        `assert.strictEqual(${name}.toString(), ${typed})`,
        `assert.strictEqual(String(${name}), ${typed})`,
        `assert.strictEqual(\`\${${name}}\`, ${typed})`,
        `assert.strictEqual(${name} + '', ${typed})`,
        `assert.strictEqual(Function.prototype.toString.call(${name}), ${typed})`,
      ]
    })
    expect(await failures(tests)).toEqual([])
  })

  test('the program itself sees the same', async () => {
    const { loops, arrow, Box } = texts
    const typed = JSON.stringify([loops, arrow, arrow, loops, Box])
    expect(await failures([`assert.deepEqual(seen, ${typed})`])).toEqual([])
  })

  test('the text of all files is what was typed', async () => {
    const code = files.map(({ contents }) => contents).join('')
    expect(await failures([`assert.strictEqual(code, ${JSON.stringify(code)})`])).toEqual([])
  })

  test('functions of the browser print as they do elsewhere', async () => {
    const tests = [
      'assert.strictEqual(Math.max.toString(), "function max() { [native code] }")',
      'assert.strictEqual(Function.prototype.toString.toString(), "function toString() { [native code] }")',
      'assert.throws(() => Function.prototype.toString.call({}), TypeError)',
    ]
    expect(await failures(tests)).toEqual([])
  })

  test('no guard is among the names that a program can list', async () => {
    const tests = [
      'assert.notInclude(Object.getOwnPropertyNames(globalThis).join(), "loopGuard")',
      'assert.notInclude(Reflect.ownKeys(globalThis).map(String).join(), "loopGuard")',
      'assert.notInclude(Object.keys(Object.getOwnPropertyDescriptors(globalThis)).join(), "loopGuard")',
    ]
    expect(await failures(tests)).toEqual([])
  })
})
