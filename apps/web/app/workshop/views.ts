import type { PageDataOf } from '@cairn/contract'
import { type ComponentType, lazy } from 'react'
import type { View } from './view-of.ts'

type Lesson = ComponentType<{ page: PageDataOf<'challenge'> }>

/** The pages of lessons, each in a file of its own: a lesson loads the code of its kind. */
export const views: Readonly<Record<View, Lesson>> = {
  workshop: lazy(async () => ({ default: (await import('./workshop.tsx')).Workshop })),
  frontEndProject: lazy(async () => ({
    default: (await import('./front-end-project/front-end-project.tsx')).FrontEndProject,
  })),
  project: lazy(async () => ({ default: (await import('./project/project.tsx')).Project })),
  tutorial: lazy(async () => ({ default: (await import('./tutorial/tutorial.tsx')).Tutorial })),
  trophy: lazy(async () => ({ default: (await import('./trophy/trophy.tsx')).Trophy })),
  exam: lazy(async () => ({ default: (await import('./exam/exam.tsx')).Exam })),
  quiz: lazy(async () => ({ default: (await import('./quiz/quiz.tsx')).Quiz })),
  reading: lazy(async () => ({ default: (await import('./reading/reading.tsx')).Reading })),
}

/** What is in place of a lesson that the compiler refused. */
export const RefusedLesson = lazy(async () => ({
  default: (await import('./refused/refused-lesson.tsx')).RefusedLesson,
}))

export const refusedLessonModule = 'app/workshop/refused/refused-lesson.tsx'

/** The module of each page, as the build calls it. */
export const viewModules: Readonly<Record<View, string>> = {
  workshop: 'app/workshop/workshop.tsx',
  frontEndProject: 'app/workshop/front-end-project/front-end-project.tsx',
  project: 'app/workshop/project/project.tsx',
  tutorial: 'app/workshop/tutorial/tutorial.tsx',
  trophy: 'app/workshop/trophy/trophy.tsx',
  exam: 'app/workshop/exam/exam.tsx',
  quiz: 'app/workshop/quiz/quiz.tsx',
  reading: 'app/workshop/reading/reading.tsx',
}
