import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../ops/project-root.mjs'
import { courseLessons } from './product/course-lessons.ts'
import { isNightly } from './product/is-nightly.ts'

const page = readFileSync(join(projectRoot, 'docs/authoring.md'), 'utf8')
const documented = [...page.matchAll(/^npm run (?<command>curriculum -- import .*)$/gm)].map(
  ({ groups }) => groups?.['command'] ?? '',
)

let directory: string
let source: string

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'imported-'))
  source = join(directory, 'source')
  for (const [name, text] of Object.entries({ ...courseLessons, LICENSE: 'Stone License\n' })) {
    mkdirSync(dirname(join(source, name)), { recursive: true })
    writeFileSync(join(source, name), text)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', source, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Lessons')
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Runs a documented command on our own source, with a folder for data of its own. */
function run(command: string): string {
  const words = command
    .replace('../stone-lessons', source)
    .replace('https://git.example.org/school/stone-lessons.git', `file://${source}`)
    .replace('../lessons', join(directory, 'lessons'))
    .split(' ')
  return execFileSync(process.execPath, ['ops/curriculum.mjs', ...words.slice(2)], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(directory, 'data'), NO_COLOR: '1' },
  })
}

test.runIf(isNightly)('the documented commands import a folder and a git repository', () => {
  expect(documented).toHaveLength(2)
  const [ofFolder = '', ofRepository = ''] = documented.map(run)
  const folders = [join(directory, 'data/lessons/source'), join(directory, 'lessons')]
  for (const [index, printed] of [ofFolder, ofRepository].entries()) {
    expect(printed).toContain(`Imported 7 lessons of source to ${folders[index]}`)
    expect(printed).toContain(`CURRICULUM_DIR=${folders[index]} npm start`)
    expect(readFileSync(join(folders[index] ?? '', 'LICENSE'), 'utf8')).toBe('Stone License\n')
  }
})
