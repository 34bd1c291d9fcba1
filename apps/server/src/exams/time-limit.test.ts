import { exportAccount, type PaperQuestion } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { openCommandLine } from '#testing/open-command-line.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { otherExam, sampleExam } from '#testing/sample-exam.ts'
import { answersOf, askForPaper, handIn, preparedCamper, refusedWith } from '#testing/sit-exam.ts'

const server = await openTestServer()
const type = await openCommandLine(server)
const minuteMs = 60_000
const camper = camperOfEachTest(server, preparedCamper)

const ask = async (id: string = otherExam.id) => (await askForPaper(camper, id)).body
const grant = async (percent: string) => type(['exam', 'extra-time', (await camper.me()).username, percent])

describe('the time for an exam', () => {
  test('is told by the server’s clock, and goes on while the page is closed', async () => {
    expect(await ask()).toMatchObject({ secondsSpent: 0, secondsLeft: 3600 })
    server.pass(10 * minuteMs)
    expect(await ask()).toMatchObject({ secondsSpent: 600, secondsLeft: 3000 })
  })

  test('is a day for an exam without a limit', async () => {
    expect(await ask(sampleExam.id)).toMatchObject({ secondsLeft: 24 * 3600 })
  })

  test('ends for answers that come later', async () => {
    const paper = (await ask())['generatedExam'] as PaperQuestion[]
    server.pass(61 * minuteMs)
    expect(await handIn(camper, answersOf(paper), otherExam.id)).toMatchObject(refusedWith('flash.exam.late'))
  })

  test('lasts longer for a camper to whom the operator has given more', async () => {
    expect((await grant('50')).printed).toContain('50% more time')
    const paper = (await ask())['generatedExam'] as PaperQuestion[]
    server.pass(89 * minuteMs)
    expect((await handIn(camper, answersOf(paper), otherExam.id)).status).toBe(200)
  })

  test('is part of the data download', async () => {
    await grant('50')
    expect((await camper.call(exportAccount)).body).toMatchObject({ examExtraTimePercent: 50 })
  })

  test('is as usual again once the operator takes it back', async () => {
    await grant('50%')
    await grant('0')
    expect(await ask()).toMatchObject({ secondsLeft: 3600 })
  })

  test.for(['-1', '401', 'half', '1.5', '', '%', ' ', '0x10', '1e2'])(
    'cannot be changed by %j percent',
    async (percent) => {
      const { exitCode, complaints } = await grant(percent)
      expect([exitCode, complaints]).toEqual([1, expect.stringContaining('is not a number from 0 to 400')])
    },
  )

  test('is not given to a camper who does not exist', async () => {
    const { exitCode, complaints } = await type('exam extra-time nobody-here 50')
    expect([exitCode, complaints]).toEqual([1, 'There is no camper called “nobody-here”.'])
  })
})

test('a question that is left out counts as wrong, and the others count', async () => {
  const paper = (await ask())['generatedExam'] as PaperQuestion[]
  const [first, ...others] = answersOf(paper)
  const { body } = await handIn(camper, [{ ...first, answer: null }, ...others], otherExam.id)
  expect(body).toMatchObject({ examResults: { numberOfCorrectAnswers: 9, passed: true } })
})
