import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Page, type Rig } from '@cairn/runner/testing'
import { ensureChromium } from '../ops/chromium.ts'
import { printReport } from './print-report.ts'
import { chooseChallenges, type Group, groups, type Lesson } from './runner/choose-challenges.ts'
import { type Manner, type Side, timeRun } from './runner/measure.ts'
import { addTheirs, startBoth } from './runner/start-both.ts'
import { median, quantile, rounded } from './statistics.ts'

const lessonsPerGroup = 4
const rounds = { warm: 6, cold: 4 } as const
const sides = ['ours', 'theirs'] as const
const manners = ['at once', 'after a pause'] as const satisfies readonly Manner[]

const setUp = `ours: createRunner() as the lesson page does, prepared when the lesson opens; build, loop guards and all security rules on.
theirs: @freecodecamp/curriculum-helpers 9.0.1, createTestRunner() for each run as its types say, its workers kept between runs;
  its platform's build before it: Babel 7 (env, react, typescript), loop protection 1500 ms; the same Sass and type checker as ours;
  React and Pyodide 0.23.3 from a server on this machine instead of a content network.
at once: Run is pressed in the moment in which the text has changed. after a pause: 500 ms later, as a hand needs; ours
  starts a speculative run 250 ms after the last change, as in the product.
warm: the page has run tests before. cold: the first run of a page with an empty cache.`

type Times = Record<Side, number[]>
type Row = { group: Group; state: keyof typeof rounds; manner: Manner; lessons: number; times: Times }

/** Time from Run to all results, compared with freeCodeCamp's package in the same browser, by turns. */
export async function benchRunner(): Promise<void> {
  process.env['CHROMIUM_PATH'] = ensureChromium()
  await buildRunner({ outDir: builtRunner })
  const lessons = await chooseChallenges()
  const rig = await startBoth()
  const rows: Row[] = []
  try {
    for (const group of groups) rows.push(...(await measureGroup(rig, group, lessons[group])))
  } finally {
    await rig.close()
  }
  console.log(setUp)
  printReport({ benchmark: 'runner', table: rows.map(tableRow), figures: figuresOf(rows) })
}

async function measureGroup(rig: Rig, group: Group, candidates: readonly Lesson[]): Promise<Row[]> {
  const page = await rig.newPage()
  await addTheirs(page)
  const chosen: Lesson[] = []
  for (const lesson of candidates) {
    if (chosen.length < lessonsPerGroup && (await passesWithBoth(page, lesson))) chosen.push(lesson)
  }
  const [first] = chosen
  if (!first) {
    console.log(`${group}: no lesson here that passes with both`)
    return []
  }
  const rows: Row[] = []
  let round = 0
  for (const manner of manners) {
    const times: Times = { ours: [], theirs: [] }
    for (const lesson of chosen) {
      for (let turn = 0; turn < rounds.warm; turn++) {
        round += 1
        const order = turn % 2 === 0 ? sides : sides.toReversed()
        for (const side of order) times[side].push(await timeRun(page, { side, lesson, round, manner }))
      }
    }
    rows.push({ group, state: 'warm', manner, lessons: chosen.length, times })
  }
  await page.close()
  for (const manner of manners) {
    const times: Times = { ours: [], theirs: [] }
    for (let turn = 0; turn < rounds.cold; turn++) {
      for (const side of sides) times[side].push(await timeColdRun(rig, { side, lesson: first, manner }))
    }
    rows.push({ group, state: 'cold', manner, lessons: 1, times })
  }
  return rows
}

/** Lessons that one of the two cannot run are left out. */
async function passesWithBoth(page: Page, lesson: Lesson): Promise<boolean> {
  try {
    for (const side of sides) await timeRun(page, { side, lesson, round: 0, manner: 'at once' })
    return true
  } catch (error) {
    console.log(`left out: ${(error as Error).message.split('\n')[0]}`)
    return false
  }
}

async function timeColdRun(
  rig: Rig,
  { side, lesson, manner }: { side: Side; lesson: Lesson; manner: Manner },
): Promise<number> {
  const page = await rig.newPage({ isCold: true })
  try {
    if (side === 'theirs') await addTheirs(page)
    return await timeRun(page, { side, lesson, round: 0, manner })
  } finally {
    await page.context().close()
  }
}

/** Warm: the median of the pairs. Cold runs are not paired: the ratio of the medians. */
function ratioOf({ state, times }: Row): number {
  return state === 'cold'
    ? median(times.theirs) / median(times.ours)
    : median(times.theirs.map((time, index) => time / (times.ours[index] ?? Number.NaN)))
}

function tableRow(row: Row) {
  const { group, state, manner, lessons, times } = row
  return {
    group,
    run: `${state}, ${manner}`,
    lessons,
    'ours median ms': rounded(median(times.ours)),
    'ours p95 ms': rounded(quantile(times.ours, 0.95)),
    'theirs median ms': rounded(median(times.theirs)),
    'theirs p95 ms': rounded(quantile(times.theirs, 0.95)),
    'times as fast': rounded(ratioOf(row)),
  }
}

function figuresOf(rows: readonly Row[]) {
  const ratiosOf = (state: Row['state'], manner: Manner) =>
    Object.fromEntries(
      rows
        .filter((row) => row.state === state && row.manner === manner)
        .map((row) => [row.group, rounded(ratioOf(row), 2)]),
    )
  const figures = (manner: Manner) => {
    const cold = ratiosOf('cold', manner)
    return { ...ratiosOf('warm', manner), cold: Math.min(...Object.values(cold)), pythonCold: cold['python'] }
  }
  return { ratios: figures('after a pause'), ratiosAtOnce: figures('at once') }
}
