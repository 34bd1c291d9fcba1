import { buildRunner } from '@cairn/runner/build'
import { builtRunner, type Rig } from '@cairn/runner/testing'
import { ensureChromium } from '../ops/chromium.ts'
import { printReport } from './print-report.ts'
import { chooseChallenges, type Group, groups, type Lesson } from './runner/choose-challenges.ts'
import { type Side, timeRun } from './runner/measure.ts'
import { addTheirs, startBoth } from './runner/start-both.ts'
import { median, quantile, rounded } from './statistics.ts'

const lessonsPerGroup = 5
const warmRounds = 12
const coldRounds = 5
const sides = ['ours', 'theirs'] as const

const setUp = {
  ours: 'createRunner() as the lesson page does: prepared while the camper reads; build, loop guards, all security rules on',
  theirs:
    '@freecodecamp/curriculum-helpers 9.0.1: createTestRunner() per run, runner kept; Babel 7 (env, react, typescript), loop protection 1500 ms, the same Sass and type checker, libraries and Pyodide 0.23.3 from a server on this machine',
} as const

type Times = Record<Side, number[]>
type Row = { group: Group; lessons: number; warm: Times; cold: Times; ratio: number; coldRatio: number }

/**
 * From Run to all results, ours beside the package that the peer platform uses: the same lessons, in one
 * browser, by turns. Cold: the first run in a page with an empty cache, asked for as soon as it is open.
 */
export async function benchRunner(): Promise<void> {
  process.env['CHROMIUM_PATH'] = ensureChromium()
  await buildRunner({ outDir: builtRunner })
  const lessons = await chooseChallenges()
  const rig = await startBoth()
  const rows: Row[] = []
  try {
    for (const group of groups) {
      const row = await measureGroup(rig, group, lessons[group])
      if (row) rows.push(row)
    }
  } finally {
    await rig.close()
  }
  console.log(`ours: ${setUp.ours}\ntheirs: ${setUp.theirs}`)
  printReport({ benchmark: 'runner', table: rows.flatMap(tableRows), figures: figuresOf(rows) })
}

async function measureGroup(rig: Rig, group: Group, candidates: readonly Lesson[]): Promise<Row | undefined> {
  const page = await rig.newPage()
  await addTheirs(page)
  const chosen: Lesson[] = []
  for (const lesson of candidates) {
    if (chosen.length < lessonsPerGroup && (await passesWithBoth(page, lesson))) chosen.push(lesson)
  }
  const [first] = chosen
  if (!first) {
    console.log(`${group}: no lesson here that passes with both`)
    return undefined
  }
  const warm: Times = { ours: [], theirs: [] }
  for (const lesson of chosen) {
    for (let round = 1; round <= warmRounds; round++) {
      const order = round % 2 === 0 ? sides : sides.toReversed()
      for (const side of order) warm[side].push(await timeRun(page, side, lesson, round))
    }
  }
  await page.close()
  const cold: Times = { ours: [], theirs: [] }
  for (let round = 0; round < coldRounds; round++) {
    for (const side of sides) cold[side].push(await timeColdRun(rig, side, first))
  }
  return {
    group,
    lessons: chosen.length,
    warm,
    cold,
    ratio: median(warm.theirs.map((time, index) => time / (warm.ours[index] ?? Number.NaN))),
    coldRatio: median(cold.theirs) / median(cold.ours),
  }
}

/** Lessons that one of the two cannot do say nothing about speed. */
async function passesWithBoth(page: Awaited<ReturnType<Rig['newPage']>>, lesson: Lesson): Promise<boolean> {
  try {
    for (const side of sides) await timeRun(page, side, lesson, 0)
    return true
  } catch (error) {
    console.log(`left out: ${(error as Error).message.split('\n')[0]}`)
    return false
  }
}

async function timeColdRun(rig: Rig, side: Side, lesson: Lesson): Promise<number> {
  const page = await rig.newPage({ isCold: true })
  try {
    if (side === 'theirs') await addTheirs(page)
    return await timeRun(page, side, lesson, 0)
  } finally {
    await page.context().close()
  }
}

function tableRows({ group, lessons, warm, cold, ratio, coldRatio }: Row) {
  return sides.map((side) => ({
    group,
    runner: side,
    lessons,
    'warm median ms': rounded(median(warm[side])),
    'warm p95 ms': rounded(quantile(warm[side], 0.95)),
    'warm ratio': side === 'ours' ? rounded(ratio) : '',
    'cold median ms': rounded(median(cold[side])),
    'cold p95 ms': rounded(quantile(cold[side], 0.95)),
    'cold ratio': side === 'ours' ? rounded(coldRatio) : '',
  }))
}

function figuresOf(rows: readonly Row[]) {
  const ratios = Object.fromEntries(rows.map(({ group, ratio }) => [group, rounded(ratio, 2)]))
  const coldRatios = Object.fromEntries(rows.map(({ group, coldRatio }) => [group, rounded(coldRatio, 2)]))
  return { ratios: { ...ratios, cold: Math.min(...Object.values(coldRatios)) }, coldRatios }
}
