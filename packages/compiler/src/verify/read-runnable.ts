import { type Challenge, environmentOf, type PrivateChallenge, type Problem } from '@cairn/contract'
import { AuthorError } from '../author/author-error.ts'
import { readCurriculum } from '../author/read-compiled.ts'
import { contentHash } from '../files/content-hash.ts'
import { didYouMean } from '../problems/did-you-mean.ts'

export type Chosen = {
  block?: string | undefined
  /** Which blocks, by their names and a hash of what their proof depends on; all by default. */
  isChosen?: ((block: string, hash: string) => boolean) | undefined
}

export type RunnableLesson = { challenge: Challenge; secret: PrivateChallenge }

export type RunnableLessons = {
  lessons: RunnableLesson[]
  /** Of what the proof of each block that was chosen depends on. */
  hashes: ReadonlyMap<string, string>
  /** Challenges without code to run. */
  skipped: number
  problems: readonly Problem[]
}

/**
 * The lessons of a folder, or of some blocks in it, whose tests can be run on code.
 *
 * @param proven What the proof of a lesson depends on.
 * @throws AuthorError when there is no such block
 */
export async function readRunnable(
  directory: string,
  { block, isChosen = () => true }: Chosen,
  proven: (lesson: RunnableLesson) => unknown,
): Promise<RunnableLessons> {
  const { blocks, hidden, problems } = await readCurriculum(directory)
  if (block !== undefined && !blocks.has(block)) {
    throw new AuthorError(`There is no block ${block}. ${didYouMean(block, [...blocks.keys()])}`)
  }
  const hashes = new Map<string, string>()
  const lessons: RunnableLesson[] = []
  let skipped = 0
  for (const { block: name, challenges } of blocks.values()) {
    if (block !== undefined && name !== block) continue
    const secrets = new Map(hidden.get(name)?.challenges.map((secret) => [secret.id, secret]))
    const runnable = challenges.filter(isRunnable).map((challenge): RunnableLesson => {
      const { id } = challenge
      return { challenge, secret: secrets.get(id) ?? { id, solutions: [], hiddenTests: [] } }
    })
    const hash = contentHash(JSON.stringify(runnable.map(proven)))
    if (!isChosen(name, hash)) continue
    hashes.set(name, hash)
    lessons.push(...runnable)
    skipped += challenges.length - runnable.length
  }
  return { lessons, hashes, skipped, problems }
}

/** A front-end project may have no tests: its camper compares it with the user stories. */
function isRunnable(challenge: Challenge): boolean {
  const { files, tests } = challenge
  return environmentOf(challenge) !== null && files.length > 0 && tests.length > 0
}
