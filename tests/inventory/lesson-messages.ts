import type { FlashKey } from '@cairn/contract'
import type { Evidence } from './evidence.ts'

const survey = 'apps/server/src/account/survey.test.ts'
const requestPaper = 'apps/server/src/exams/request-paper.test.ts'
const samePaper = 'apps/server/src/exams/same-paper.test.ts'
const submissionDeadline = 'apps/server/src/exams/submission-deadline.test.ts'
const submitExam = 'apps/server/src/exams/submit-exam.test.ts'
const routes = 'apps/server/src/lesson-forms/routes.test.ts'
const frontEndProjects = 'apps/server/src/progress/front-end-projects.test.ts'
const projectLinks = 'apps/server/src/progress/project-links.test.ts'
const sourceLinks = 'apps/server/src/progress/source-links.test.ts'
const saveChallenge = 'apps/server/src/saved-challenges/save-challenge.test.ts'
const showSolutions = 'apps/server/src/solutions/show-solutions.test.ts'
const completedPlaces = 'apps/server/src/users/completed-places.test.ts'
const exam = 'tests/journeys/exam.spec.ts'
const frontEndProject = 'tests/journeys/front-end-project.spec.ts'
const nothingTypedIsLost = 'tests/journeys/nothing-typed-is-lost.spec.ts'
const portal = 'tests/journeys/portal.spec.ts'
const rareMessages = 'tests/journeys/rare-messages.spec.ts'

/** Messages about lessons and exams, by their keys. */
export const lessonMessages = {
  'flash.challenge-save-too-big': [saveChallenge, 'is refused if it is too big, with both sizes'],
  'flash.challenge-submit-too-big': [frontEndProjects, 'may not be larger than other code'],
  'flash.code-saved': [rareMessages, 'a project is saved to the account, and not again within five seconds'],
  'flash.code-save-conflict': [
    saveChallenge,
    'from another device overwrites nothing that this one has not seen',
  ],
  'flash.code-save-error': [
    rareMessages,
    'a project is saved to the account, and not again within five seconds',
  ],
  'flash.code-save-less': [
    rareMessages,
    'a project is saved to the account, and not again within five seconds',
  ],
  'flash.exam.answers-invalid': [submitExam, 'one known answer, repeated'],
  'flash.exam.drawn-today': [samePaper, 'after submitting it is possible the next day'],
  'flash.exam.late': [
    submissionDeadline,
    'is enforced by the server’s clock: half a minute late is accepted, and one second more is not',
  ],
  'flash.exam.not-open': [submitExam, 'answers of another camper, who has no paper'],
  'flash.exam.prerequisite': [
    requestPaper,
    'is for campers who completed the prerequisites, and the refusal says what is missing',
  ],
  'flash.form-expired': [routes, 'records nothing once the session has ended, and keeps the answers'],
  'flash.form-foreign': [
    routes,
    'a form that arrives while the database is away keeps its answers and its token',
  ],
  'flash.form-too-long': [routes, 'is not read if it is too long'],
  'flash.form-unreadable': [routes, 'is not read as %s'],
  'flash.generate-exam-error': [
    exam,
    'when the school cannot be reached, neither the survey is taken nor the exam begun',
  ],
  'flash.local-code-saved': [rareMessages, 'saving by its key says whether the browser has kept the code'],
  'flash.local-code-save-error': [
    rareMessages,
    'saving by its key says whether the browser has kept the code',
  ],
  'flash.lesson-not-found': [completedPlaces, 'anyone may ask where a lesson is'],
  'flash.lesson-recorded': [
    routes,
    'is recorded with the token of the page, and the next one opens with a message',
  ],
  'flash.no-solution': [showSolutions, 'a lesson %s has no solution to show'],
  'flash.project-code-used': [
    frontEndProjects,
    'count for one project: the same code is refused for another, however it is indented',
  ],
  'flash.project-files-needed': [frontEndProjects, 'is not completed by %s'],
  'flash.project-link-used': [projectLinks, 'counts for one project, even if spelled %s'],
  'flash.project-links-invalid': [routes, 'is not recorded with the link %j, which stays in the form'],
  'flash.project-links-same': [sourceLinks, 'is different from that of the project: %s'],
  'flash.project-untouched': [
    frontEndProject,
    'a visitor builds a project in the page, and the account that they sign in to has its code',
  ],
  'flash.submission-invalid': [
    frontEndProjects,
    'is the only kind of linked project that takes code: %s does not',
  ],
  'flash.submission-kept': [
    nothingTypedIsLost,
    'a result that cannot be sent waits, and is sent once when the server is back',
  ],
  'flash.submission-not-kept': [
    rareMessages,
    'a camper whose browser is full is asked to leave the page open',
  ],
  'flash.submissions-damaged': [
    portal,
    'a result that was damaged in the browser is reported, and does not affect others',
  ],
  'flash.survey.err-1': [survey, 'a survey is answered once, even by fifty concurrent requests'],
  'flash.survey.err-2': [survey, 'a survey is answered once, even by fifty concurrent requests'],
  'flash.survey.err-3': [
    exam,
    'when the school cannot be reached, neither the survey is taken nor the exam begun',
  ],
  'flash.survey.success': [
    exam,
    'when the school cannot be reached, neither the survey is taken nor the exam begun',
  ],
  'flash.visitor-work-not-kept': [
    rareMessages,
    'a visitor whose browser is full is told that their progress will not last',
  ],
} as const satisfies Readonly<Partial<Record<FlashKey, Evidence>>>
