import { certification } from './certificate-lessons.ts'
import { examId, examLessons, prerequisiteId } from './exam-lessons.ts'
import { blockFile } from './lesson-files.ts'
import { quizLessons } from './quiz-lessons.ts'

type Files = Readonly<Record<string, string>>

const projectId = (number: number) => `65f0c0ffee012345678b000${number}`
const placeId = (block: number, number: number) =>
  `65f0c0ffee012345678c${String(block).padStart(2, '0')}0${number}`

const lesson = (id: string, title: string, dashedName: string, text: string): string =>
  `---\nid: ${id}\ntitle: ${title}\nchallengeType: 24\ndashedName: ${dashedName}\n---\n\n# --description--\n\n${text}\n`

/** A file of a block with what it says about its form added. */
const labeled = (files: Files, more: object): Files =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      name.endsWith('/meta.json') ? JSON.stringify({ ...(JSON.parse(text) as object), ...more }) : text,
    ]),
  )

const projects: Files = {
  ...labeled(
    blockFile({
      name: 'Stone Projects',
      helpCategory: 'HTML-CSS',
      lessons: [
        { id: projectId(1), title: 'A Dry Wall' },
        { id: projectId(2), title: 'A Small Bridge' },
      ],
    }),
    { blockType: 'cert-project', blockLayout: 'project-list', intro: ['Two things that last.'] },
  ),
  'blocks/stone-projects/wall.md': lesson(
    projectId(1),
    'A Dry Wall',
    'a-dry-wall',
    'Sheep walk through the gap in the *east* wall. Close it without mortar.\n\nMore about walls.',
  ),
  'blocks/stone-projects/bridge.md': lesson(
    projectId(2),
    'A Small Bridge',
    'a-small-bridge',
    'The brook is two steps wide. Lay a bridge of flat stones.',
  ),
}

const { 'blocks/stones-quiz/quiz.md': quiz = '', 'blocks/stones-quiz/meta.json': quizMeta = '' } = quizLessons
const {
  'blocks/stones-exam/one.md': prerequisite = '',
  'blocks/stones-exam/two.md': exam = '',
  'exams/stones.json': paper = '',
} = examLessons

const tests: Files = {
  ...labeled({ 'blocks/stones-quiz/meta.json': quizMeta }, { blockType: 'quiz', blockLayout: 'link' }),
  'blocks/stones-quiz/quiz.md': quiz,
  ...blockFile({
    name: 'Names',
    helpCategory: 'C-Sharp',
    lessons: [{ id: prerequisiteId, title: 'Name a stone' }],
  }),
  'blocks/names/one.md': prerequisite,
  ...labeled(
    blockFile({
      name: 'Stones Exam',
      helpCategory: 'C-Sharp',
      lessons: [{ id: examId, title: 'Stones Exam' }],
    }),
    { blockLabel: 'exam', blockLayout: 'link' },
  ),
  'blocks/stones-exam/two.md': exam,
  'exams/stones.json': paper,
}

/** A block of two lessons. */
const blockAt = (place: number): Files => {
  const lessons = [1, 2].map((number) => ({ id: placeId(place, number), title: `Stone ${place}.${number}` }))
  return {
    ...labeled(blockFile({ name: `Place ${place}`, helpCategory: 'HTML-CSS', lessons }), {
      blockLayout: 'challenge-list',
    }),
    ...Object.fromEntries(
      lessons.map(({ id, title }, index) => [
        `blocks/place-${place}/stone-${index + 1}.md`,
        lesson(id, title, `stone-${index + 1}`, 'Read this.'),
      ]),
    ),
  }
}

const places = Array.from({ length: 14 }, (_empty, index) => index + 1)

/** A course of more blocks than are open at first. */
const longCourse: Files = {
  'superblocks/long-way.json': JSON.stringify({
    id: 'long-way',
    title: 'A long way',
    stage: 'Core',
    blocks: places.map((place) => `place-${place}`),
  }),
  ...Object.fromEntries(places.flatMap((place) => Object.entries(blockAt(place)))),
}

const asked = [{ id: prerequisiteId, title: 'Name a stone' }]

/**
 * A course with a list of projects, a quiz and an exam, one that leads to a certification without a flag, and a long
 * one. The first two ask for one lesson, which they share.
 */
export const blockFormLessons: Files = {
  'superblocks/foundational-c-sharp-with-microsoft.json': JSON.stringify({
    blocks: ['names', 'stone-projects', 'stones-quiz', 'stones-exam'],
  }),
  'superblocks/a2-english-for-developers.json': JSON.stringify({ blocks: ['names'] }),
  ...projects,
  ...tests,
  ...longCourse,
  ...certification('foundational-c-sharp-with-microsoft', asked),
  ...certification('a2-english-for-developers-v8', asked),
}
