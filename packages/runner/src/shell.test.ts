import { describe, expect, onTestFinished, test } from 'vitest'
import type { RunnerEvent } from './runner.ts'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { sampled } from './testing/sampled.ts'
import { statesOf } from './testing/sample-challenge.ts'
import { linesOf, scriptReportsOf, shellChallenge, teaScript } from './testing/shell-lesson.ts'
import { type Rig, startRig } from './testing/start-rig.ts'
import { withoutTimeLimit } from './testing/without-time-limit.ts'

const rig = await openRig()
const limitedRig = await openRig({ hasRealLimits: true })

/** Runs a script, then the commands, and ends the shell. */
async function play(
  text: string,
  commands: readonly string[] = [],
  { page }: Rig = rig,
): Promise<RunnerEvent[]> {
  const events = await page.evaluate(([what, list, lines]) => globalThis.host.converse(what, list, lines), [
    shellChallenge(),
    teaScript(text),
    [...commands, 'exit'],
  ] as const)
  // Each command runs the script again.
  return events.slice(events.findLastIndex(({ type }) => type === 'restarted') + 1)
}

const end = 'log: ~ $ exit'
const linesAfter = async (text: string, commands?: readonly string[]) => linesOf(await play(text, commands))
const timedOut = { type: 'failed', cause: { kind: 'preview-timeout', limitMs: 5000 } }

describe('a script', () => {
  test('prints output and errors in their order, with the line of its own mistakes', async () => {
    const text = `echo one
for cup in 1 2; do
  echo "Cup $cup 🍵"
  pour tea
done
ls nowhere; printf 'no line break'`
    expect(await linesAfter(text)).toEqual([
      'log: one',
      'log: Cup 1 🍵',
      'error: script.sh: line 4: pour: command not found',
      'log: Cup 2 🍵',
      'error: script.sh: line 4: pour: command not found',
      'error: ls: nowhere: No such file or directory',
      'log: no line break',
      end,
    ])
  })

  test.runIf(isNightly).for([
    ['a substitution', 'tea=$(ls recipes | head -n 1); echo "[$tea]"', '[chai.txt]'],
    ['a pipe between scripts', "echo 'echo steep; echo pour' > s; bash s | grep p | wc -l", '2'],
    ['a redirection', 'for i in 1 2; do echo $i; done > n; wc -l < n', '2'],
    ['a loop that reads a file', 'while read -r line; do n=$line; done < recipes/chai.txt; echo $n', 'milk'],
    ['a function', 'f() { echo "$1"; return 3; }; f x > out; echo "$? $(cat out)"', '3 x'],
    ['a negation', 'if ! grep -q x recipes/chai.txt; then echo none; fi', 'none'],
    ['a choice', 'case chai in c*) echo c;; *) echo other;; esac', 'c'],
    ['text as it is written', 'cat <<END\n  two spaces\nEND', '  two spaces'],
    ['a variable that a loop has set', 'for f in recipes/*; do n=$((n + 1)); done; echo $n', '2'],
  ] as const)('works with %s', async ([, text, line]) => {
    expect(await linesAfter(text)).toEqual([`log: ${line}`, end])
  })

  test.runIf(isNightly)('shows what is in the home folder afterwards, and what is new there', async () => {
    const events = await play(
      'cp recipes/green.txt recipes/white.txt; echo sugar >> recipes/chai.txt; mkdir tins',
    )
    const files = { isFolder: false, isNew: true }
    expect(scriptReportsOf(events)).toEqual([
      {
        kind: 'files',
        entries: [
          { path: 'recipes', isFolder: true, isNew: false },
          { path: 'recipes/chai.txt', ...files },
          { path: 'recipes/green.txt', isFolder: false, isNew: false },
          { path: 'recipes/white.txt', ...files },
          { path: 'tins', isFolder: true, isNew: true },
        ],
        hasMore: false,
      },
    ])
  })

  test.runIf(isNightly)('tells the exit status unless it is 0', async () => {
    expect(scriptReportsOf(await play('exit 4'))[0]).toEqual({ kind: 'exit-status', status: 4 })
    expect(scriptReportsOf(await play('set -e\nfalse\necho never'))[0]).toMatchObject({ status: 1 })
  })

  test('that cannot be read does not begin, and the place is marked; commands can be tried', async () => {
    const events = await play('echo tea\nif true; then\nfi', ['pwd'])
    const problem = { place: { line: 3, column: 1 }, message: "syntax error near unexpected token `fi'" }
    expect(scriptReportsOf(events)[0]).toEqual({ kind: 'script-error', ...problem })
    expect(linesOf(events)).toEqual(['log: ~ $ pwd', 'log: /home/user', end])
    expect(events).toContainEqual({
      type: 'built',
      problems: [{ fileKey: 'scriptsh', line: 3, column: 1, message: problem.message }],
    })
  })

  test.runIf(isNightly)('whose lesson has a mistake in its own files does not begin', async () => {
    const broken = teaScript('echo tea').map((file) => ({ ...file, head: 'mkdr recipes' }))
    expect(scriptReportsOf(await rig.preview(shellChallenge(), broken))).toEqual([
      { kind: 'setup-error', message: 'bash: mkdr: command not found\n' },
    ])
  })

  test.runIf(isNightly)('begins with the files as they were', async () => {
    for (let run = 0; run < 2; run += 1) {
      expect(await linesAfter('rm -r recipes/chai.txt; ls recipes; alias')).toEqual(['log: green.txt', end])
    }
  })
})

describe('commands after a script', () => {
  test.runIf(isNightly)('run in one shell on the files that it has left', async () => {
    const commands = ['cd recipes', 'cup=full', 'echo $cup $name', 'cat new.txt', 'if', 'pwd']
    const events = await play('name=Ada; echo mint > recipes/new.txt', commands)
    expect(linesOf(events)).toEqual([
      'log: ~ $ cd recipes',
      'log: ~/recipes $ cup=full',
      'log: ~/recipes $ echo $cup $name',
      'log: full',
      'log: ~/recipes $ cat new.txt',
      'log: mint',
      'log: ~/recipes $ if',
      "error: bash: syntax error: unexpected end of file, expected `then'",
      'log: ~/recipes $ pwd',
      'log: /home/user/recipes',
      'log: ~/recipes $ exit',
    ])
  })

  test.runIf(isNightly)('can run the script again, with arguments', async () => {
    const events = await play('echo "Hello $1"', ['bash /script.sh Ada'])
    expect(linesOf(events).slice(1, -1)).toEqual(['log: ~ $ bash /script.sh Ada', 'log: Hello Ada'])
  })
})

describe('the shell has no network:', () => {
  test
    .runIf(isNightly)
    .for(['curl http://localhost', 'wget localhost', 'cat < /dev/tcp/localhost/80', 'ssh localhost'])(
    '%s',
    async (command) => {
      const [line] = await linesAfter(command)
      expect(line).toMatch(/^error: .*(?:command not found|No such file or directory)$/)
    },
  )

  test.runIf(isNightly)('it asks for nothing but its own file, of our own origin, once', async () => {
    const cold = await rig.newPage({ isCold: true })
    const asked: string[] = []
    cold.on('request', (request) => asked.push(request.url()))
    rig.appRequests.length = 0
    await play('curl http://localhost; ls', ['ls'], { ...rig, page: cold })
    const fetched = rig.appRequests.map(({ url }) => url)
    expect(fetched.toSorted()).toEqual(['/assets/assets.json', '/assets/shell-worker.js'])
    const origins = new Set(asked.filter((url) => !url.startsWith('blob:')).map((url) => new URL(url).origin))
    expect([...origins].toSorted()).toEqual([rig.appOrigin, new URL(rig.documentsUrl).origin].toSorted())
    await cold.close()
  })
})

describe('a script that goes on for too long', () => {
  const ways = {
    'a loop': 'echo before; while true; do :; done',
    'a loop that waits': 'echo before; while true; do sleep 1; done',
    'a pattern': "echo before; yes=$(seq 100000); awk 'BEGIN { while (1) i++ }'",
  }
  test.for(sampled(ways, 3))(
    'because of %s is ended, shows what it printed, and the next one runs',
    async ([, text]) => {
      const events = await limitedRig.preview(shellChallenge(), teaScript(text))
      expect(events).toContainEqual(timedOut)
      expect(linesOf(events)).toEqual(['log: before'])
      expect(linesOf(await play('echo next', [], limitedRig))).toEqual(['log: next', end])
    },
  )

  test.runIf(isNightly)('is not ended without the watchdog', async () => {
    const unlimitedRig = await startRig({ hostPlugins: [withoutTimeLimit] })
    onTestFinished(() => unlimitedRig.close())
    const events = await play('sleep 6; echo rested', [], unlimitedRig)
    expect(events).not.toContainEqual(timedOut)
    expect(linesOf(events)).toEqual(['log: rested', end])
  })

  test.runIf(isNightly)('fails all tests at once', async () => {
    const tests = ['assert.ok(true)', 'assert.ok(true)']
    const events = await limitedRig.run(shellChallenge(tests), teaScript('while true; do :; done'))
    expect(statesOf(events)).toEqual(['timed-out', 'timed-out'])
  })

  test.runIf(isNightly)('because a function calls itself ends with an error', async () => {
    expect((await linesAfter('f() { f; }; f'))[0]).toMatch(/^error: .*maximum recursion depth/)
  })
})

describe('a script that makes too much', () => {
  test.runIf(isNightly)('is cut after a thousand lines', async () => {
    const lines = await linesAfter('for i in $(seq 3000); do echo $i; done')
    expect(lines).toHaveLength(1001)
    expect(lines.at(-1)).toContain('the rest is hidden')
  })

  test.runIf(isNightly)('lists the first files', async () => {
    const [report] = scriptReportsOf(await play('for i in $(seq 500); do touch file$i; done'))
    expect(report).toMatchObject({ kind: 'files', hasMore: true })
    expect(report?.kind === 'files' && report.entries).toHaveLength(200)
  })

  test.runIf(isNightly)('ends when a text gets too long', async () => {
    const [line] = await linesAfter('x=$(seq 1000); while true; do x=$x$x; done')
    expect(line).toMatch(/^error: script.sh: line 1: .*limit exceeded/)
  })
})
