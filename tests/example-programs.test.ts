import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isNightly } from './product/is-nightly.ts'

type Python = {
  runPython: (code: string) => unknown
  setStdout: (options: { batched: (line: string) => void }) => void
  FS: { writeFile: (name: string, text: string) => void }
}
/** Its types cannot be imported. */
type Pyodide = { loadPyodide: (options: { indexURL: string }) => Promise<Python> }

const require = createRequire(import.meta.url)

/** Solutions of projects that campers write on their own computer; the school does not serve them. */
const examples = join(import.meta.dirname, 'example-programs')
const blocks = join(import.meta.dirname, '../curriculum/blocks')

/** The lesson of a project, by its name without its place in the block. */
function lessonOf(project: string): string {
  const isLesson = (name: string) =>
    /^\d+-(?<topic>.+)\.md$/.exec(basename(name))?.groups?.['topic'] === project
  const lesson = readdirSync(blocks, { recursive: true, encoding: 'utf8' }).find(isLesson)
  if (lesson === undefined) throw new Error(`There is no lesson ${project}`)
  return lesson
}

const projects = readdirSync(examples).map((project) => {
  const [program = ''] = readdirSync(join(examples, project))
  const text = readFileSync(join(blocks, lessonOf(project)), 'utf8')
  const fences = [...text.matchAll(/^```(?<language>\w+)\n(?<code>[^]*?)^```$/gm)].map(
    ({ groups }) => [groups?.['language'], groups?.['code'] ?? ''] as const,
  )
  const [starter = '', check = ''] = fences.flatMap(([language, code]) =>
    language === 'python' ? [code] : [],
  )
  const data = fences.find(([language, code]) => language === 'text' && /^\w+(?:,\w+)+\n/.test(code))?.[1]
  const dataFile = /`(?<file>\w+\.csv)`/.exec(text)?.groups?.['file'] ?? ''
  const solution = readFileSync(join(examples, project, program), 'utf8')
  return { project, program, starter, check, data, dataFile, solution }
})

let python: Python

beforeAll(async () => {
  const { loadPyodide } = require('pyodide-0.23/pyodide.js') as Pyodide
  python = await loadPyodide({ indexURL: dirname(require.resolve('pyodide-0.23/pyodide.js')) })
})

/** What the check of a project says to a program: its last line, or the error that stopped it. */
function judge({ program, check, data, dataFile }: (typeof projects)[number], code: string): string {
  let said = ''
  python.setStdout({ batched: (line: string) => (said = line) })
  python.FS.writeFile(program, code)
  python.FS.writeFile('check.py', check)
  if (data) python.FS.writeFile(dataFile, data)
  const forget = `import sys; sys.modules.pop("${program.replace('.py', '')}", None)`
  python.runPython(`import importlib, sys\nsys.path.insert(0, ".")\n${forget}\nimportlib.invalidate_caches()`)
  try {
    python.runPython('import runpy; runpy.run_path("check.py"); None')
    return said
  } catch (error) {
    return String(error).trim().split('\n').at(-1) ?? ''
  }
}

describe.each(projects)('the check of $project', (lesson) => {
  test('passes with the example', () => {
    expect(judge(lesson, lesson.solution)).toBe('All checks pass. Well done!')
  })

  test('stops at the file that campers begin with', () => {
    expect(judge(lesson, lesson.starter)).toMatch(/^(?:Assertion|Type|Key)Error: /)
  })

  test.runIf(isNightly)('stops at each example with a function that does nothing', () => {
    const names = [...lesson.starter.matchAll(/^def (?<name>\w+)/gm)].map(({ groups }) => groups?.['name'])
    const unnoticed = names.filter((name) =>
      judge(lesson, `${lesson.solution}\n\ndef ${name}(*_, **__):\n    pass\n`).startsWith('All checks pass'),
    )
    expect(unnoticed).toEqual([])
  })
})
