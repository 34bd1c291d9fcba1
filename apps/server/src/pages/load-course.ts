import {
  type BlockOutline,
  type ChallengeOutline,
  courseSuccessors,
  type ExamFacts,
  languages,
  type ListedBlock,
  type PageDataOf,
  paths,
  type ShownBlock,
  type SuperBlockOutline,
} from '@cairn/contract'
import type { Lessons } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { findExamFacts } from './find-exam-facts.ts'
import { certificationOffers } from './load-certificate.ts'

/** A course of up to this many blocks and lessons shows all its lessons at first. */
const shortCourse = { blocks: 12, lessons: 500 }
/** A course of more blocks lists them by name; the rest of each comes when it is opened. */
const mostCards = 250

/** The page of a course: its blocks, with the lessons of those that are open at first. */
export function loadCourse(
  { curriculum, language }: Lessons,
  superBlock: SuperBlockOutline,
): PageDataOf<'super-block'> {
  const offers = certificationOffers({ curriculum })
  const successor = curriculum.findSuperBlock(courseSuccessors[superBlock.id] ?? '')
  const { blocks } = superBlock
  const lessons = blocks.reduce((sum, { challenges }) => sum + challenges.length, 0)
  const isShort = blocks.length <= shortCourse.blocks && lessons <= shortCourse.lessons
  // Of a long course it is the block that a newcomer begins with.
  const begins = blocks.find(({ challenges }) => challenges.length > 0)
  const isLong = blocks.length > mostCards
  const brief = isLong ? listed : folded
  return {
    screen: 'super-block',
    lessonLanguage: languages[language].code,
    superBlock: {
      ...superBlock,
      blocks: blocks.map((block) => (isShort || block === begins ? whole(block) : brief(block))),
    },
    certification: offers.find(({ slug }) => slug === superBlock.certification) ?? null,
    successor:
      successor && successor.blocks.length > 0
        ? { title: successor.title, path: paths.superBlock(successor.id) }
        : null,
    exams: examsOf(isLong && begins ? [begins] : blocks, curriculum),
  }
}

/** The page of one block, with all its lessons. */
export function loadBlock(
  { curriculum, language }: Lessons,
  { id, title }: SuperBlockOutline,
  block: BlockOutline,
): PageDataOf<'block'> {
  return {
    screen: 'block',
    lessonLanguage: languages[language].code,
    superBlock: { id, title },
    block: whole(block),
    exams: examsOf([block], curriculum),
  }
}

function folded({
  challenges,
  helpCategory: _helpCategory,
  isUpcomingChange: _isUpcomingChange,
  ...block
}: BlockOutline): ShownBlock {
  return { ...block, challengeCount: challenges.length, first: beginningOf(challenges) }
}

function listed({ dashedName, name, translationPending, challenges }: BlockOutline): ListedBlock {
  return {
    dashedName,
    name,
    ...(translationPending && { translationPending }),
    challengeCount: challenges.length,
  }
}

function beginningOf([challenge]: readonly ChallengeOutline[]): ShownBlock['first'] {
  if (!challenge) return null
  const { title: _title, introduction: _introduction, ...first } = challenge
  return first
}

function whole(block: BlockOutline): ShownBlock & Pick<BlockOutline, 'challenges'> {
  return { ...folded(block), challenges: block.challenges }
}

function examsOf(blocks: readonly BlockOutline[], curriculum: Curriculum): Record<string, ExamFacts> {
  return Object.fromEntries(
    blocks.flatMap(({ challenges }) =>
      challenges.flatMap(({ id }) => {
        const exam = findExamFacts(curriculum, id)
        return exam ? [[id, exam] as const] : []
      }),
    ),
  )
}
