import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@cairn/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { sampleExam } from '#testing/sample-exam.ts'
import { answersOf, handIn, paperOf, preparedCamper } from '#testing/sit-exam.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exam-statistics-'))
  const exams = join(folder, 'curriculum/private/exams')
  await mkdir(exams, { recursive: true })
  await writeFile(join(exams, `${sampleExam.id}.json`), JSON.stringify(sampleExam))
})
afterAll(() => rm(folder, { recursive: true }))

const statistics = (id: string = sampleExam.id) => type(`exam statistics ${id}`, { BUILD_DIR: folder })

test('an exam that was not handed in yet has no figures', async () => {
  expect((await statistics()).printed).toBe('The exam “Stones” has not been handed in yet.')
})

test('the title of an exam is no command to the operator’s terminal', async () => {
  const path = join(folder, 'curriculum/private/exams', `${sampleExam.id}.json`)
  await writeFile(path, JSON.stringify({ ...sampleExam, title: '\u001B[2JStones' }))
  expect((await statistics()).printed).toBe(String.raw`The exam “\x1b[2JStones” has not been handed in yet.`)
  await writeFile(path, JSON.stringify(sampleExam))
})

test('each question that was on a paper has its figures, and papers that are late do not count', async () => {
  const papers = []
  for (const right of [10, 7, 0]) {
    const camper = await preparedCamper(server)
    const paper = await paperOf(camper)
    await handIn(camper, answersOf(paper, right))
    papers.push(paper.map(({ id }, index) => ({ id, isRight: index < right })))
  }
  const late = await preparedCamper(server)
  const paper = await paperOf(late)
  server.pass(limits.examPaperLifetimeMs + limits.examGraceMs + 1000)
  await handIn(late, answersOf(paper))

  const [, , ...lines] = (await statistics()).printed.split('\n')
  const shown = new Map(lines.map((line) => [line.slice(0, 10), line.slice(10).trim().split(/\s+/)]))
  const asked = Map.groupBy(papers.flat(), ({ id }) => id)
  expect(new Set(shown.keys())).toEqual(new Set(asked.keys()))
  for (const [id, sittings] of asked) {
    const right = sittings.filter(({ isRight }) => isRight).length
    expect(shown.get(id)?.slice(0, 2)).toEqual([
      String(sittings.length),
      `${Math.round((100 * right) / sittings.length)}%`,
    ])
  }
  expect(lines.join('\n')).toContain('Which stones are like')
  expect(lines.join('\n')).toContain('too few sittings to say')
})

test('nothing says who answered', async () => {
  const rows = await server.database.selectFrom('exam_items').selectAll().execute()
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
    'answered',
    'answered_right',
    'exam_id',
    'question_id',
    'rest_squares',
    'rest_sum',
    'rest_sum_of_right',
  ])
})

test.for(['../../secrets', '0'.repeat(24)])('there is no exam %s', async (id) => {
  expect(await statistics(id)).toMatchObject({
    exitCode: 1,
    complaints: `There is no exam with the id “${id}”.`,
  })
})
