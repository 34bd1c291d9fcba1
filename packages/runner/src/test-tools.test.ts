import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { file } from './testing/source-file.ts'
import { sampleChallenge, statesOf } from './testing/index.ts'

const rig = await openRig()

const html = 0
const js = 1
describe('tools that only some tests ask for', () => {
  const explored = `const explorer = await __helpers.Explorer(code);
    assert.isTrue(explorer.allFunctions.double.parameters[0].matches('value: number'))`
  const program = 'function double(value: number): number { return value * 2 }'

  test.runIf(isNightly)('a program is explored in a worker', async () => {
    const events = await rig.run(sampleChallenge(js, [explored]), [file('index.ts', program)])
    expect(statesOf(events)).toEqual(['passed'])
  })

  test.runIf(isNightly)('and in a page', async () => {
    const events = await rig.run(sampleChallenge(html, [explored, 'assert.equal(double(2), 4)']), [
      file('index.html', '<!doctype html>\n<html><p>a page</p>\n<script src="index.ts"></script>\n</html>\n'),
      file('index.ts', program),
    ])
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('jQuery is available to tests, but not to the page', async () => {
    const events = await rig.run(
      sampleChallenge(html, ['assert.equal($("p").length, 2)', 'assert.isUndefined(window.$)']),
      [file('index.html', '<p></p><p></p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('jQuery reads a page whatever its author’s hook declares', async () => {
    const hook = `let zzz = 1
      function Shape() {}
      class Circle {}
      var Square = class { get length() { return 4 } }`
    const events = await rig.run(
      sampleChallenge(
        html,
        [
          'assert.equal($("p").text(), "Hi")',
          'assert.equal($([new Square(), new Shape()]).length, 2)',
          'const square = new Square(); assert.lengthOf(square, 4)',
        ],
        { hooks: { beforeAll: hook, beforeEach: '', afterEach: '', afterAll: '' } },
      ),
      [file('index.html', '<p>Hi</p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
  })

  test('clocks can be set by tests', async () => {
    const tests = [
      `const clock = __FakeTimers.install(); let rang = false;
       setTimeout(() => { rang = true }, 60000); clock.tick(60000); clock.uninstall(); assert.isTrue(rang)`,
    ]
    const events = await rig.run(sampleChallenge(js, tests), [file('script.js', '')])
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('a clock that is set before all tests of a page lasts until the last one', async () => {
    const hook = 'globalThis.clock = __FakeTimers.install()'
    const events = await rig.run(
      sampleChallenge(html, ['assert.lengthOf(document.querySelectorAll("p"), 1)', 'clock.tick(60000)'], {
        hooks: { beforeAll: hook, beforeEach: '', afterEach: '', afterAll: 'clock.uninstall()' },
      }),
      [file('index.html', '<p>Hi</p>')],
    )
    expect(statesOf(events)).toEqual(['passed', 'passed'])
  })

  test('older names work, too', async () => {
    const tests = [
      'assert.isTrue(Object.isFrozen(DeepFreeze({ a: {} }).a))',
      'assert.isTrue(DeepEqual([1, { a: 2 }], [1, { a: 2 }]))',
      'assert.isFalse(DeepEqual([1], [2]))',
    ]
    const events = await rig.run(sampleChallenge(js, tests), [file('script.js', '')])
    expect(statesOf(events)).toEqual(['passed', 'passed', 'passed'])
  })
})
