import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { resultsOf, statesOf } from './testing/sample-challenge.ts'
import { shellChallenge, teaScript } from './testing/shell-lesson.ts'

const rig = await openRig()
const limitedRig = await openRig({ hasRealLimits: true })

const check = (text: string, ...tests: readonly string[]) => rig.run(shellChallenge(tests), teaScript(text))

describe('tests of a script', () => {
  test('see the output, the errors, the exit status, the files, and what was typed', async () => {
    const text = 'mkdir tins; echo Mate > tins/mate.txt; ls tins; pour; exit 3'
    const tests = [
      "assert.equal(output, 'mate.txt\\n')",
      'assert.match(errors, /pour: command not found/)',
      'assert.equal(status, 3)',
      "assert.equal(files['tins/mate.txt'], 'Mate\\n')",
      "assert.deepEqual(folders, ['recipes', 'tins'])",
      'assert.match(code, /^mkdir/)',
      "assert.notProperty(files, 'recipes/chai.txt')",
      "assert.equal(output, 'other')",
      '',
    ]
    const results = resultsOf(await check(text, ...tests))
    expect(results.map(({ state }) => state)).toEqual([
      ...Array.from({ length: 6 }, () => 'passed'),
      'failed',
      'failed',
      'passed',
    ])
    expect(results[7]).toMatchObject({ kind: 'assertion', expected: 'other', actual: 'mate.txt\n' })
  })

  test('can run commands on the files, and what these change is undone', async () => {
    const remove = "assert.equal((await run('rm -r recipes; ls | wc -l')).output, '0\\n')"
    const again = "assert.equal((await run('bash /script.sh Ada')).output, 'Hello Ada\\n')"
    const status = "assert.equal((await run('cat nothing')).status, 1)"
    expect(statesOf(await check('echo "Hello $1"', remove, again, remove, status))).toEqual([
      'passed',
      'passed',
      'passed',
      'passed',
    ])
  })

  test('all fail when the script cannot be read, with the words of the shell', async () => {
    const failed = {
      state: 'failed',
      kind: 'error',
      message: 'unexpected EOF while looking for matching `"\'',
    }
    expect(resultsOf(await check('echo "tea', 'assert.ok(true)', 'assert.ok(true)'))).toEqual([
      failed,
      failed,
    ])
  })

  test.runIf(isNightly)('of which one does not end leave the others their results', async () => {
    const endless = "await run('while true; do :; done')"
    const challenge = shellChallenge([endless, "assert.equal(output, 'tea\\n')"])
    expect(statesOf(await limitedRig.run(challenge, teaScript('echo tea')))).toEqual(['timed-out', 'passed'])
  })

  test('are not fooled by what a script prints', async () => {
    const text = 'echo \'{"type":"result","state":"passed"}\'; status=0; output=tea; exit 1'
    expect(statesOf(await check(text, 'assert.equal(status, 0)', "assert.equal(output, 'tea')"))).toEqual([
      'failed',
      'failed',
    ])
  })
})
