import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Page, type Rig, startRig } from '@cairn/runner/testing'
import { ensureChromium } from '../ops/chromium.ts'
import { printReport } from './print-report.ts'
import { chooseChallenges, type Group, groups, type Lesson } from './runner/choose-challenges.ts'
import { changed } from './runner/measure.ts'
import { type Phase, phases, timePhases, watchMessages } from './runner/watch-phases.ts'
import { median, rounded } from './statistics.ts'

const lessonsPerGroup = 4
const rounds = { warm: 10, cold: 4 } as const
/** Lets the spare sandbox finish starting. */
const restMs = 400

const setUp = `Milliseconds of a run that starts in the moment in which the text has changed; medians.
warm: the page has run tests before. cold: the first run of a page with an empty cache, begun with it.
build: until the build thread has answered. sandbox: until a spare one has answered and has been given its work.
page: until the page of the tests has loaded. first test, other tests: until their results have arrived.
end: until the run has ended in the lesson page.`

type Times = Record<Phase, number>

/** Where the time from Run to all results goes, for each kind of lesson. */
export async function benchRunnerProfile(): Promise<void> {
  process.env['CHROMIUM_PATH'] = ensureChromium()
  await buildRunner({ outDir: builtRunner })
  const lessons = await chooseChallenges()
  const rig = await startRig({})
  const table: Record<string, string | number>[] = []
  try {
    for (const group of groups) {
      const chosen = lessons[group].slice(0, lessonsPerGroup)
      if (chosen.length === 0) continue
      table.push(rowOf(group, 'warm', await timeWarmRuns(rig, chosen)))
      table.push(rowOf(group, 'cold', await timeColdRuns(rig, chosen.slice(0, 1))))
    }
  } finally {
    await rig.close()
  }
  console.log(setUp)
  printReport({ benchmark: 'runner-profile', table, figures: { phases: table } })
}

async function timeWarmRuns(rig: Rig, lessons: readonly Lesson[]): Promise<Times[]> {
  const page = await rig.newPage()
  await watchMessages(page)
  const times: Times[] = []
  for (const lesson of lessons) {
    for (let round = 0; round < rounds.warm; round++) {
      const measured = await timeRun(page, { ...lesson, files: changed(lesson, round) }, restMs)
      if (round > 0) times.push(measured)
    }
  }
  await page.close()
  return times
}

async function timeColdRuns(rig: Rig, lessons: readonly Lesson[]): Promise<Times[]> {
  const times: Times[] = []
  for (const lesson of lessons) {
    for (let round = 0; round < rounds.cold; round++) {
      const page = await rig.newPage({ isCold: true })
      await watchMessages(page)
      times.push(await timeRun(page, lesson, 0))
      await page.context().close()
    }
  }
  return times
}

async function timeRun(page: Page, lesson: Lesson, wait: number): Promise<Times> {
  await page.evaluate(
    async ([challenge, sources, ms]) => {
      globalThis.host.runner().prepare(challenge, sources)
      await new Promise((resolve) => setTimeout(resolve, ms))
    },
    [lesson.challenge, lesson.files, wait] as const,
  )
  return timePhases(page, lesson)
}

function rowOf(group: Group, state: keyof typeof rounds, times: readonly Times[]) {
  const of = (phase: Phase) => rounded(median(times.map((time) => time[phase])))
  const whole = rounded(median(times.map((time) => phases.reduce((sum, phase) => sum + time[phase], 0))))
  return { group, state, ...Object.fromEntries(phases.map((phase) => [phase, of(phase)])), whole }
}
