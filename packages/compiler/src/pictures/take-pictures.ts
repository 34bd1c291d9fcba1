import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Challenge, environmentOf, type Solution } from '@cairn/contract'
import { buildRunner } from '@cairn/runner/build'
import type { ConsolePart } from '@cairn/runner'
import { solvedSources } from '@cairn/runner/solved-sources'
import { builtRunner, type Page, startRig } from '@cairn/runner/testing'
import { readCurriculum } from '../author/read-compiled.ts'
import { pictureOf } from '../sources/media-files.ts'
import { pageOfOutput } from './page-of-output.ts'
import { capture, pictureSize } from './capture.ts'

export type PicturesOptions = {
  directory: string
  block?: string | undefined
  /** True: pictures that exist are taken again. */
  isFresh?: boolean
  onPicture?: (block: string, done: number, total: number) => void
}

/** What a camper has made at the end of a block: its last lesson with a solution. */
type Work = { block: string; challenge: Challenge; solution: Solution }

/** Takes a picture of what campers make in each block, from the solution of its last lesson. Returns the new files. */
export async function takePictures(options: PicturesOptions): Promise<string[]> {
  const { directory, block, isFresh = false, onPicture } = options
  const works = (await findWorks(directory)).filter(
    (work) =>
      (block === undefined || work.block === block) &&
      (isFresh || !existsSync(join(directory, pictureOf(work.block)))),
  )
  if (works.length === 0) return []
  await buildRunner({ outDir: builtRunner })
  const rig = await startRig()
  const taken: string[] = []
  try {
    for (const [index, work] of works.entries()) {
      const page = await rig.newPage()
      const picture = await pictureOfWork(page, work)
      await page.close()
      if (picture) taken.push(write(directory, work.block, picture))
      onPicture?.(work.block, index + 1, works.length)
    }
  } finally {
    await rig.close()
  }
  return taken
}

async function findWorks(directory: string): Promise<Work[]> {
  const { blocks, hidden } = await readCurriculum(directory)
  return [...blocks.values()].flatMap(({ block, challenges }) => {
    const solutions = new Map(hidden.get(block)?.challenges.map((secret) => [secret.id, secret.solutions[0]]))
    const challenge = challenges.findLast(
      (candidate) => environmentOf(candidate) !== null && solutions.get(candidate.id) !== undefined,
    )
    const solution = challenge && solutions.get(challenge.id)
    return challenge && solution ? [{ block, challenge, solution }] : []
  })
}

/** The page that was made, or else what the program prints; undefined for a program that prints next to nothing. */
async function pictureOfWork(page: Page, { challenge, solution }: Work): Promise<Buffer | undefined> {
  await page.setViewportSize(pictureSize)
  await page.addStyleTag({ content: fillTheWindow })
  const files = solvedSources(challenge.files, solution)
  const preview = page.evaluate(([what, sources]) => globalThis.host.preview(what, sources), [
    challenge,
    files,
  ] as const)
  const events = await Promise.race([preview, wait(patienceMs, [])])
  if (files.some(({ ext }) => ext === 'html' || ext === 'jsx' || ext === 'tsx')) return capture(page)
  const lines = events.flatMap((event) => (event.type === 'console' ? [printed(event.parts)] : []))
  if (lines.join('').trim().length < fewestLetters) return undefined
  await page.setContent(pageOfOutput(lines))
  return capture(page)
}

/** A table of rows, which SQL prints, says nothing in a line. */
function printed(parts: readonly ConsolePart[]): string {
  return parts
    .flatMap((part) => (typeof part === 'string' ? [part] : 'text' in part ? [part.text] : []))
    .join(' ')
}

/** A picture of less than that tells no one what they will make. */
const fewestLetters = 20

/** A program that asks for something, or a shell, goes on until it is left. */
const patienceMs = 15_000

const fillTheWindow = `
body > :not(#preview) { display: none }
#preview, #preview iframe { position: fixed; inset: 0; inline-size: 100vw; block-size: 100vh; border: 0; background: white }`

function write(directory: string, block: string, picture: Buffer): string {
  const file = join(directory, pictureOf(block))
  mkdirSync(dirname(file), { recursive: true })
  // In the place of a link, which may lead to any file of the machine.
  rmSync(file, { force: true })
  writeFileSync(file, picture, { flag: 'wx' })
  return file
}
