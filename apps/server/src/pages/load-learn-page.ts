import {
  courseSuccessors,
  type BlockOutline,
  type ExamFacts,
  type Language,
  languages,
  type PageData,
  type PageDataOf,
  paths,
  type SuperBlockOutline,
} from '@cairn/contract'
import type { Curricula, Lessons } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import { certificationOffers, requirementsOf } from './load-certificate.ts'

type Address = Readonly<Record<string, string | undefined>>

/**
 * A course, or one of its lessons; null if there is none at the address. A course that is not offered in the page's
 * language is shown in that of the school.
 */
export async function loadLearnPage(
  curricula: Curricula,
  pageLanguage: Language,
  { superBlock: superBlockId = '', block: blockName, challenge: challengeName }: Address,
): Promise<PageData | null> {
  const own = curricula.in(pageLanguage)
  const lessons = own.curriculum.findSuperBlock(superBlockId) ? own : curricula.base
  const { curriculum } = lessons
  const superBlock = curriculum.findSuperBlock(superBlockId)
  if (!superBlock) return null
  if (!blockName || !challengeName) return loadCourse(lessons, superBlock)
  const block = superBlock.blocks.find(({ dashedName }) => dashedName === blockName)
  if (!block) return null
  const challenges = await curriculum.loadChallenges(block.dashedName)
  const index = challenges.findIndex(({ dashedName }) => dashedName === challengeName)
  const challenge = challenges[index]
  if (!challenge) return loadRefusedLesson(lessons, superBlock, block, challengeName)
  const { id, title, partner } = superBlock
  return {
    screen: 'challenge',
    // The compiler keeps the English lesson where there is no translation.
    lessonLanguage: languages[challenge.translationPending ? 'english' : lessons.language].code,
    // Courses may share a block; the links are those of the course that the visitor came from.
    challenge: {
      ...challenge,
      superBlock: superBlock.id,
      ...(lessons !== own && lessons.language === 'english' && { translationPending: true }),
    },
    superBlock: { id, title, ...(partner && { partner }) },
    block,
    position: index + 1,
    previousPath: neighbourPath(superBlock, block, index - 1),
    nextPath: neighbourPath(superBlock, block, index + 1),
    exam: findExam(curriculum, challenge.id),
    following: findFollowing(curriculum.superBlocks, superBlock, block),
  }
}

/** In place of a lesson that the compiler refused: what is wrong, and the lessons beside it. Null if there is no such lesson. */
async function loadRefusedLesson(
  { curriculum, language }: Lessons,
  superBlock: SuperBlockOutline,
  block: BlockOutline,
  dashedName: string,
): Promise<PageDataOf<'refused-lesson'> | null> {
  const refused = await curriculum.loadRefused(block.dashedName)
  const lesson = refused.find((one) => one.dashedName === dashedName)
  if (!lesson) return null
  const { title, lessonsBefore, problems } = lesson
  return {
    screen: 'refused-lesson',
    lessonLanguage: languages[language].code,
    title,
    problems,
    superBlock: { id: superBlock.id, title: superBlock.title },
    previousPath: neighbourPath(superBlock, block, lessonsBefore - 1),
    nextPath: neighbourPath(superBlock, block, lessonsBefore),
  }
}

function findExam(curriculum: Curriculum, challengeId: string): ExamFacts | null {
  const outline = curriculum.findExamOutline(challengeId)
  if (!outline) return null
  const { numberOfQuestionsInExam, passingPercent, timeLimitMinutes = null, prerequisites } = outline
  return {
    numberOfQuestionsInExam,
    passingPercent,
    timeLimitMinutes,
    prerequisites: requirementsOf(prerequisites, curriculum),
  }
}

function neighbourPath(superBlock: SuperBlockOutline, block: BlockOutline, index: number): string | null {
  const neighbour = block.challenges[index]
  if (!neighbour) return null
  return paths.challenge({
    superBlock: superBlock.id,
    block: block.dashedName,
    dashedName: neighbour.dashedName,
  })
}

function findFollowing(
  superBlocks: readonly SuperBlockOutline[],
  superBlock: SuperBlockOutline,
  block: BlockOutline,
): PageDataOf<'challenge'>['following'] {
  const later = superBlock.blocks.slice(superBlock.blocks.indexOf(block) + 1)
  const nextBlock = later.find(({ challenges }) => challenges.length > 0)
  if (nextBlock) {
    const path = neighbourPath(superBlock, nextBlock, 0) ?? paths.superBlock(superBlock.id)
    return { kind: 'block', title: nextBlock.name, path }
  }
  const laterCourses = superBlocks.slice(superBlocks.indexOf(superBlock) + 1)
  const nextCourse = laterCourses.find(({ blocks }) => blocks.length > 0)
  return nextCourse
    ? { kind: 'course', title: nextCourse.title, path: paths.superBlock(nextCourse.id) }
    : null
}

function loadCourse(
  { curriculum, language }: Lessons,
  superBlock: SuperBlockOutline,
): PageDataOf<'super-block'> {
  const offers = certificationOffers({ curriculum })
  const successor = curriculum.findSuperBlock(courseSuccessors[superBlock.id] ?? '')
  return {
    screen: 'super-block',
    lessonLanguage: languages[language].code,
    superBlock,
    certification: offers.find(({ slug }) => slug === superBlock.certification) ?? null,
    successor:
      successor && successor.blocks.length > 0
        ? { title: successor.title, path: paths.superBlock(successor.id) }
        : null,
    exams: Object.fromEntries(
      superBlock.blocks.flatMap(({ challenges }) =>
        challenges.flatMap(({ id }) => {
          const exam = findExam(curriculum, id)
          return exam ? [[id, exam] as const] : []
        }),
      ),
    ),
  }
}
