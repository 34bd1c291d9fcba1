import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleChallenge } from '../testing/sample-challenge.ts'
import { parseChallenge } from './parse-challenge.ts'

const parse = (text: string) => parseChallenge('step.md', text)
const changed = (from: string, to: string) => parse(sampleChallenge.replace(from, to))

describe('a lesson', () => {
  test('is read completely', () => {
    const { output, problems } = parse(sampleChallenge)
    expect(problems).toEqual([])
    expect(output).toMatchObject({
      id: '65f0c0ffee0123456789abcd',
      title: 'Step 1',
      challengeType: 0,
      tests: [
        {
          text: '<p>There should be an <code>h1</code>.</p>',
          testString: "assert.exists(document.querySelector('h1'));",
        },
        { text: '<p>It should say hello.</p>', testString: 'assert.match(code, /hello/i);' },
      ],
      files: [
        { fileKey: 'indexhtml', contents: '<body>\n\n</body>', editableRegionBoundaries: [1, 3] },
        { fileKey: 'stylescss', contents: 'h1 { color: red }', editableRegionBoundaries: [] },
      ],
      solutions: [
        [{ fileKey: 'indexhtml', contents: '<body>\n<h1>Hello</h1>\n</body>' }],
        [{ fileKey: 'indexhtml', contents: '<body>\n<h1>hello</h1>\n</body>' }],
      ],
    })
  })

  test('a marker inside a code fence is text', () => {
    expect(parse(sampleChallenge).output?.description).toContain('# --hints--')
  })

  test.for([
    ['an id that is too short', 'id: 65f0c0ffee0123456789abcd', 'id: 65f0', 2, 'does not fit'],
    ['a missing title', 'title: Step 1\n', '', 2, '`title` is missing'],
    ['a type that there is not', 'challengeType: 0', 'challengeType: 9', 4, 'does not fit'],
    ['an unknown key', 'dashedName: step-1', 'dashedName: step-1\nauthor: me', 6, 'Unknown key `author`'],
    ['broken YAML', 'title: Step 1', 'title: "Step 1', 6, 'not valid YAML'],
    ['an unknown section', '# --solutions--', '# --solution--', 46, 'Unknown section `--solution--`'],
    [
      'a section at a wrong level',
      '# --solutions--',
      '## --solutions--',
      46,
      'There is no section `--solutions--` inside `--seed--`',
    ],
    ['a missing section', '# --description--', '', 1, '`# --description--` is missing'],
    ['a doubled section', '# --seed--\n', '# --seed--\n\n# --seed--\n', 32, 'A second section `# --seed--`'],
    ['one region marker', '--fcc-editable-region--\n</body>', '</body>', 36, 'only one marker'],
    [
      'a region marker in a line of code',
      '--fcc-editable-region--\n</body>',
      '<p>--fcc-editable-region--</p>\n</body>',
      38,
      'shares its line',
    ],
    ['a fence of no file', '```css', '```cobol', 42, 'No file is made of a fence in `cobol`'],
    ['a hint without a test', '```js\nassert.match(code, /hello/i);\n```\n', '', 24, 'A hint has no test'],
    [
      'a test in another language',
      '```js\nassert.match',
      '```python\nassert.match',
      26,
      'not in a `js` fence',
    ],
  ] as const)('%s is a problem with its line and a remedy', ([_name, from, to, line, message]) => {
    const { problems } = changed(from, to)
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'step.md', line, message: expect.stringContaining(message) as string }),
    )
    expect(problems.every(({ remedy }) => remedy.length > 10)).toBe(true)
  })

  test('without front matter is a problem, not a crash', () => {
    expect(parse('# --description--').problems[0]?.message).toContain('does not begin with front matter')
  })

  test('a damaged file is read completely, or a problem is reported', () => {
    const lines = sampleChallenge.split('\n')
    const damage = fc.oneof(
      fc.nat(lines.length - 1).map((index) => lines.toSpliced(index, 1).join('\n')),
      fc.nat(lines.length - 1).map((index) => lines.toSpliced(index, 0, lines[index] ?? '').join('\n')),
      fc
        .tuple(fc.nat(sampleChallenge.length), fc.string({ unit: 'binary', maxLength: 40 }))
        .map(([at, text]) => sampleChallenge.slice(0, at) + text + sampleChallenge.slice(at)),
      fc.nat(sampleChallenge.length).map((end) => sampleChallenge.slice(0, end)),
      fc.constant(`\uFEFF${sampleChallenge}`),
    )
    const check = () =>
      fc.assert(
        fc.property(damage, (text) => {
          const { output, problems } = parse(text)
          if (problems.length > 0) return problems.every(({ line, column }) => line >= 1 && column >= 1)
          // Without its seed, a step is completed or reported when it is linked (link/continued-mistakes.test.ts).
          const hasSeed = output?.continues !== undefined || (output?.files.length ?? 0) > 0
          return output !== undefined && output.tests.length > 0 && hasSeed
        }),
        { numRuns: process.env['TEST_PROFILE'] === 'nightly' ? 20_000 : 400 },
      )
    expect(check).not.toThrow()
  })
})
