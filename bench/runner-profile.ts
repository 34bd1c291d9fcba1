import { buildRunner } from '@cairn/runner/build'
import { builtRunner, startRig } from '@cairn/runner/testing'
import { ensureChromium } from '../ops/chromium.ts'
import { printReport } from './print-report.ts'
import { chooseChallenges, groups, type Lesson } from './runner/choose-challenges.ts'
import { changed } from './runner/measure.ts'
import { type Phase, phases, timePhases, watchMessages } from './runner/watch-phases.ts'
import { median, rounded } from './statistics.ts'

const lessonsPerGroup = 4
const rounds = 10
/** Lets the spare sandbox finish starting. */
const restMs = 400

const setUp = `Milliseconds of a warm run that starts in the moment in which the text has changed; medians.
build: until the build thread has answered. sandbox: until a spare one has answered and has been given its work.
page: until the page of the tests has loaded. first test, other tests: until their results have arrived.
end: until the run has ended in the lesson page.`

/** Where the time from Run to all results goes, for each kind of lesson. */
export async function benchRunnerProfile(): Promise<void> {
  process.env['CHROMIUM_PATH'] = ensureChromium()
  await buildRunner({ outDir: builtRunner })
  const lessons = await chooseChallenges()
  const rig = await startRig({})
  const table: Record<string, string | number>[] = []
  try {
    for (const group of groups) {
      const page = await rig.newPage()
      await watchMessages(page)
      const times: Record<Phase, number>[] = []
      for (const lesson of lessons[group].slice(0, lessonsPerGroup)) {
        for (let round = 0; round < rounds; round++) {
          const files = changed(lesson, round)
          await page.evaluate(
            async ([challenge, sources, wait]) => {
              globalThis.host.runner().prepare(challenge, sources)
              await new Promise((resolve) => setTimeout(resolve, wait))
            },
            [lesson.challenge, lesson.files, restMs] as const,
          )
          const measured = await timePhases(page, { ...lesson, files } satisfies Lesson)
          if (round > 0) times.push(measured)
        }
      }
      await page.close()
      if (times.length === 0) continue
      const of = (phase: Phase) => rounded(median(times.map((time) => time[phase])))
      const whole = rounded(median(times.map((time) => phases.reduce((sum, phase) => sum + time[phase], 0))))
      table.push({ group, ...Object.fromEntries(phases.map((phase) => [phase, of(phase)])), whole })
    }
  } finally {
    await rig.close()
  }
  console.log(setUp)
  printReport({ benchmark: 'runner-profile', table, figures: { phases: table } })
}
