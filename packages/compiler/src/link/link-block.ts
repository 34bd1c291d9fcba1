import type { Challenge, ChallengeSolutions } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import type { Outcome, Problem } from '../problem.ts'
import type { BlockFile } from './structure.ts'

export type LinkedBlock = { meta: BlockFile; challenges: Challenge[]; solutions: ChallengeSolutions[] }

type BlockSources = { file: string; meta: BlockFile; superBlock: string; parsed: readonly ParsedChallenge[] }

/** Puts the lessons of a block into the order of its meta file; an orphan is a problem. */
export function linkBlock({ file, meta, superBlock, parsed }: BlockSources): Outcome<LinkedBlock> {
  const byId = new Map(parsed.map((challenge) => [challenge.id, challenge]))
  const ordered = meta.challengeOrder.flatMap(({ id }) => byId.get(id) ?? [])
  const listed = new Set(meta.challengeOrder.map(({ id }) => id))
  const problems: Problem[] = [
    ...meta.challengeOrder
      .filter(({ id }) => !byId.has(id))
      .map(({ id, title }) =>
        problem(
          file,
          `No lesson of this block has the id ${id} (“${title}”).`,
          'Add the lesson, or take the entry out.',
        ),
      ),
    ...parsed
      .filter(({ id }) => !listed.has(id))
      .map((orphan) =>
        problem(
          orphan.file,
          `The lesson ${orphan.id} is in no order.`,
          `Add its id to challengeOrder in ${file}.`,
        ),
      ),
    ...repeated(parsed, 'id'),
    ...repeated(parsed, 'dashedName'),
  ]
  return {
    output: {
      meta,
      challenges: ordered.map((challenge) => toChallenge(challenge, meta, superBlock)),
      solutions: ordered.map((challenge, index) => ({
        id: challenge.id,
        solutions: challenge.solutions.length > 0 ? challenge.solutions : fromNextSeed(ordered[index + 1]),
      })),
    },
    problems,
  }
}

function toChallenge(parsed: ParsedChallenge, meta: BlockFile, superBlock: string): Challenge {
  const { file: _file, solutions: _solutions, ...challenge } = parsed
  return {
    ...challenge,
    superBlock,
    block: meta.dashedName,
    disableLoopProtectTests: meta.disableLoopProtectTests ?? false,
    disableLoopProtectPreview: meta.disableLoopProtectPreview ?? false,
  }
}

/** A workshop step without a solution is solved by the next step's seed (challenge-format.md §7). */
function fromNextSeed(next: ParsedChallenge | undefined): ParsedChallenge['solutions'] {
  return next ? [next.files.map(({ fileKey, contents }) => ({ fileKey, contents }))] : []
}

function repeated(parsed: readonly ParsedChallenge[], key: 'id' | 'dashedName'): Problem[] {
  return parsed
    .filter((challenge, index) => parsed.findIndex((other) => other[key] === challenge[key]) < index)
    .map((challenge) =>
      problem(
        challenge.file,
        `Another lesson of this block has the same ${key}, ${challenge[key]}.`,
        `Give this one its own ${key}.`,
      ),
    )
}

function problem(file: string, message: string, remedy: string): Problem {
  return { file, line: 1, column: 1, message, remedy }
}
