import {
  type BlockOutline,
  type Language,
  languages,
  type PageData,
  type PageDataOf,
  paths,
  type SuperBlockOutline,
} from '@cairn/contract'
import type { Curricula, Lessons } from '#curriculum/open-curricula.ts'
import { findExamFacts } from './find-exam-facts.ts'
import { loadBlock, loadCourse } from './load-course.ts'

type Address = Readonly<Record<string, string | undefined>>

/**
 * A course, one of its blocks, or one of its lessons; null if there is none at the address. A course that is not offered
 * in the page's language is shown in that of the school.
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
  if (!blockName) return loadCourse(lessons, superBlock)
  const block = superBlock.blocks.find(({ dashedName }) => dashedName === blockName)
  if (!block) return null
  if (!challengeName) return loadBlock(lessons, superBlock, block)
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
    exam: findExamFacts(curriculum, challenge.id),
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
