import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { sampleCurriculum, step } from './testing/sample-curriculum.ts'
import { writeFiles } from './testing/write-files.ts'

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  return { stdout, stderr, status }
}

const broken = () =>
  writeFiles(
    sampleCurriculum({ 'blocks/block/two.md': step({ number: 2 }).replace('# --hints--', '# --hint--') }),
  )

describe('the command line', () => {
  test('explains itself', () => {
    const { stdout, status } = run('--help')
    expect(status).toBe(0)
    for (const verb of [
      'check',
      'build',
      'verify',
      'mutate',
      'proofread',
      'trouble',
      'pictures',
      'new',
      'insert-step',
      'delete-step',
      'move-step',
      'renumber',
      'export',
      'import',
      'stats',
      'outline',
    ]) {
      expect(stdout).toContain(`  ${verb} `)
    }
  })

  test('check counts lessons by type, and succeeds when nothing is wrong', () => {
    const { stdout, status } = run('check', writeFiles(sampleCurriculum()))
    expect(stdout).toContain('3  type 0  html')
    expect(stdout).toContain('3 challenges, 0 problems')
    expect(status).toBe(0)
  })

  test('check fails, and names file, line, column, the offending text and what to write', () => {
    const { stderr, status } = run('check', broken())
    expect(stderr).toContain('blocks/block/two.md:12:1  Unknown section `--hint--`.')
    expect(stderr).toContain('→ Did you mean `# --hints--`?')
    expect(status).toBe(1)
  })

  test('check --json is for editors', () => {
    const { stdout, status } = run('check', broken(), '--json')
    const { challenges, problems } = JSON.parse(stdout) as { challenges: number; problems: object[] }
    expect(challenges).toBe(3)
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'blocks/block/two.md', line: 12, text: '# --hint--' }),
    )
    expect(status).toBe(1)
  })

  test.runIf(isNightly)('build writes all valid lessons, and fails unless told to go on', () => {
    const out = writeFiles({})
    const root = broken()
    expect(run('build', root, '--out', out).status).toBe(1)
    expect(existsSync(join(out, 'english/index.json'))).toBe(true)
    expect(run('build', root, '--out', out, '--keep-going').status).toBe(0)
    expect(readFileSync(join(out, 'problems.json'), 'utf8')).toContain('Unknown section')
  })

  test.runIf(isNightly)('stats and outline show what there is', () => {
    const root = writeFiles(sampleCurriculum())
    expect(run('stats', root).stdout).toMatch(/3 {2}challenges\n/)
    expect(JSON.parse(run('stats', root, '--json').stdout)).toMatchObject({
      courses: 1,
      blocks: 1,
      challenges: 3,
      tests: 3,
    })
    expect(run('outline', 'course', '--dir', root).stdout).toContain('2  Step 2')
    expect(run('outline', 'curse', '--dir', root).stderr).toContain('Did you mean `course`?')
  })

  test.runIf(isNightly)('steps are rearranged from the command line', () => {
    const root = writeFiles(sampleCurriculum())
    expect(run('insert-step', 'block', '2', '--dir', root).status).toBe(0)
    expect(run('move-step', 'block', '4', '1', '--dir', root).status).toBe(0)
    expect(run('delete-step', 'block', '2', '--dir', root).status).toBe(0)
    expect(run('renumber', 'block', '--dir', root).status).toBe(0)
    expect(run('new', 'knots', '--course', 'course', '--type', '1', '--dir', root).status).toBe(0)
    const { stdout, status } = run('check', root)
    expect(stdout).toContain('4 challenges, 0 problems')
    expect(status).toBe(0)
  })

  test.runIf(isNightly)(
    'proofread names what is found and where, and fails; a lesson that reads well passes',
    () => {
      const files = (text: string) =>
        writeFiles(
          sampleCurriculum({
            'blocks/block/one.md': step({ number: 1 }).replace('(Say what is expected.)', text),
          }),
        )
      const { stderr, stdout, status } = run('proofread', files('It should be reddd.'))
      expect(stderr).toContain('“reddd” is in no dictionary.')
      expect(stdout).toContain('3 lessons, 1 finding')
      expect(status).toBe(1)
      expect(run('proofread', files('It should be red.')).status).toBe(0)
      expect(run('proofread', files('It should be red.'), '--block', 'blok').stderr).toContain(
        'no lesson in a block blok',
      )
    },
  )

  test('an impossible request is reported in one line, without a stack', () => {
    const { stderr, status } = run('check', '/there/is/no/such/folder')
    expect(stderr.trim()).toBe('There is no folder /there/is/no/such/folder.')
    expect(status).toBe(1)
  })
})
