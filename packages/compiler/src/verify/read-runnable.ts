import { type Challenge, environmentOf, type PrivateChallenge, type Problem } from '@cairn/contract'
import { AuthorError } from '../author/author-error.ts'
import { readCurriculum } from '../author/read-compiled.ts'
import { contentHash } from '../files/content-hash.ts'
import { didYouMean } from '../problems/did-you-mean.ts'

export type Chosen = {
  block?: string | undefined
  /** Which blocks, by their names and the hash of their lessons; all by default. */
  isChosen?: ((block: string, hash: string) => boolean) | undefined
}

export type RunnableLessons = {
  lessons: { challenge: Challenge; secret: PrivateChallenge }[]
  /** Of the lessons of each block that was chosen. */
  hashes: ReadonlyMap<string, string>
  /** Challenges without code to run. */
  skipped: number
  problems: readonly Problem[]
}

/**
 * The lessons of a folder, or of some blocks in it, whose tests can be run on code.
 *
 * @throws AuthorError when there is no such block
 */
export async function readRunnable(
  directory: string,
  { block, isChosen = () => true }: Chosen,
): Promise<RunnableLessons> {
  const { blocks, hidden, problems } = await readCurriculum(directory)
  if (block !== undefined && !blocks.has(block)) {
    throw new AuthorError(`There is no block ${block}. ${didYouMean(block, [...blocks.keys()])}`)
  }
  const hashes = new Map<string, string>()
  const challenges = [...blocks.values()].flatMap((compiled) => {
    const hash = contentHash(JSON.stringify([compiled, hidden.get(compiled.block)], whatTestsSee))
    if ((block !== undefined && compiled.block !== block) || !isChosen(compiled.block, hash)) return []
    hashes.set(compiled.block, hash)
    return compiled.challenges
  })
  const lessons = challenges.filter(isRunnable).map((challenge) => {
    const found = hidden.get(challenge.block)?.challenges.find(({ id }) => id === challenge.id)
    return { challenge, secret: found ?? { id: challenge.id, solutions: [], hiddenTests: [] } }
  })
  return { lessons, hashes, skipped: challenges.length - lessons.length, problems }
}

/** A front-end project may have no tests: its camper compares it with the user stories. */
function isRunnable(challenge: Challenge): boolean {
  const { files, tests } = challenge
  return environmentOf(challenge) !== null && files.length > 0 && tests.length > 0
}

/** Which file a lesson opens with makes no difference to its tests. */
function whatTestsSee(key: string, value: unknown): unknown {
  return key === 'opensWith' ? undefined : value
}
