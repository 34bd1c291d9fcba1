import {
  BlockLayout,
  type BlockOutline,
  type Challenge,
  type ChallengeOutline,
  type PrivateChallenge,
  type RequiredResource,
  type Solution,
} from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import type { BlockFile } from '../sources/structure-schemas.ts'
import { isPlaceholder } from './is-placeholder.ts'
import { openingFile } from './opening-file.ts'
import { isStep } from '../parse/is-step.ts'
import { titleOf } from './super-block.ts'

/** What a block's file, or its absence, says about all its lessons. */
export type BlockFacts = {
  block: string
  superBlock: string
  meta: BlockFile | undefined
  required: readonly RequiredResource[]
  template: string | undefined
}

const defaultHelpCategory = 'HTML-CSS'

export function toOutline(
  { block, meta }: BlockFacts,
  /** Undefined in the language of the lessons themselves. */
  words: { name?: string | undefined; intro?: string[] | undefined } | undefined,
  ordered: readonly ParsedChallenge[],
): BlockOutline {
  const layout = layoutOf(meta, ordered.length)
  const label = meta?.blockLabel ?? meta?.blockType
  return {
    dashedName: block,
    name: words?.name ?? meta?.name ?? titleOf(block),
    intro: words?.intro ?? meta?.intro ?? [],
    ...(words && words.name === undefined && { translationPending: true }),
    layout,
    ...(label && { label }),
    helpCategory: meta?.helpCategory ?? defaultHelpCategory,
    ...(meta?.isUpcomingChange ? { isUpcomingChange: true } : {}),
    challenges: ordered.map((lesson) => toLessonOutline(lesson, layout)),
  }
}

function toLessonOutline(lesson: ParsedChallenge, layout: BlockOutline['layout']): ChallengeOutline {
  const { id, title, dashedName, challengeType, introduction, quizzes = [] } = lesson
  // Quizzes of one lesson may differ in length, and none of them should surprise.
  const questionCount = Math.max(0, ...quizzes.map(({ questions }) => questions.length))
  return {
    id,
    title,
    dashedName,
    challengeType,
    ...(layout === 'project-list' && introduction !== undefined && { introduction }),
    ...(questionCount > 0 && { questionCount }),
  }
}

export function toChallenge(parsed: ParsedChallenge, facts: BlockFacts): Challenge {
  const {
    file: _file,
    solutions: _solutions,
    hiddenTests: _hidden,
    imports: _imports,
    introduction: _introduction,
    media: _media,
    equivalents: _equivalents,
    continues: _continues,
    ...challenge
  } = parsed
  const required = [...facts.required, ...(facts.meta?.required ?? []), ...(parsed.required ?? [])]
  const template = facts.meta?.template ?? facts.template
  const opensWith = openingFile(parsed)
  return {
    ...challenge,
    superBlock: facts.superBlock,
    block: facts.block,
    disableLoopProtectTests: facts.meta?.disableLoopProtectTests ?? false,
    disableLoopProtectPreview: facts.meta?.disableLoopProtectPreview ?? false,
    ...(required.length > 0 ? { required } : {}),
    ...(template === undefined ? {} : { template }),
    ...(opensWith === undefined ? {} : { opensWith }),
  }
}

/** Solutions and hidden tests of a block's lessons, which must not be part of any page. */
export function toPrivate(ordered: readonly ParsedChallenge[]): PrivateChallenge[] {
  return ordered.map((challenge, index) => {
    const written = challenge.solutions.filter((solution) => !isPlaceholder(solution))
    return {
      id: challenge.id,
      solutions: written.length > 0 ? written : fromNextSeed(challenge, ordered[index + 1]),
      hiddenTests: challenge.hiddenTests,
    }
  })
}

/** Solutions of workshop steps without one (docs/reference/lesson-format.md, “Solutions”). */
function fromNextSeed(challenge: ParsedChallenge, next: ParsedChallenge | undefined): Solution[] {
  if (!next || !isStep(challenge) || !isStep(next)) return []
  return [next.files.map(({ fileKey, contents }) => ({ fileKey, contents }))]
}

function layoutOf(meta: BlockFile | undefined, lessons: number): BlockOutline['layout'] {
  const layout = meta?.blockLayout?.replace(/^legacy-/, '')
  return BlockLayout.safeParse(layout).data ?? (lessons === 1 ? 'link' : 'challenge-list')
}
