import { type Challenge, environmentOf, type PrivateChallenge, type Problem } from '@cairn/contract'
import { AuthorError } from '../author/author-error.ts'
import { readCurriculum } from '../author/read-compiled.ts'
import { didYouMean } from '../problems/did-you-mean.ts'

export type RunnableLessons = {
  lessons: { challenge: Challenge; secret: PrivateChallenge }[]
  /** Challenges without code to run. */
  skipped: number
  problems: readonly Problem[]
}

/**
 * The lessons of a folder, or of one block in it, whose tests can be run on code.
 *
 * @throws AuthorError when there is no such block
 */
export async function readRunnable(directory: string, block: string | undefined): Promise<RunnableLessons> {
  const { blocks, hidden, problems } = await readCurriculum(directory)
  if (block !== undefined && !blocks.has(block)) {
    throw new AuthorError(`There is no block ${block}. ${didYouMean(block, [...blocks.keys()])}`)
  }
  const challenges = [...blocks.values()]
    .filter((compiled) => block === undefined || compiled.block === block)
    .flatMap((compiled) => compiled.challenges)
  const lessons = challenges.filter(isRunnable).map((challenge) => {
    const found = hidden.get(challenge.block)?.challenges.find(({ id }) => id === challenge.id)
    return { challenge, secret: found ?? { id: challenge.id, solutions: [], hiddenTests: [] } }
  })
  return { lessons, skipped: challenges.length - lessons.length, problems }
}

/** A front-end project may have no tests: its camper compares it with the user stories. */
function isRunnable(challenge: Challenge): boolean {
  const { files, tests } = challenge
  return environmentOf(challenge) !== null && files.length > 0 && tests.length > 0
}
