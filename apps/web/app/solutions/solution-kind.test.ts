import type { CompletionOutline } from '@cairn/contract'
import { expect, test } from 'vitest'
import { solutionKindOf } from './solution-kind.ts'

const link = 'https://camper.example.org'
const examResults = {
  numberOfCorrectAnswers: 1,
  numberOfQuestionsInExam: 2,
  percentCorrect: 50,
  passingPercent: 70,
  passed: false,
  examTimeInSeconds: 61,
}

test.for<[string, Partial<CompletionOutline>, string]>([
  ['nothing', {}, 'none'],
  ['results come first', { examResults, hasFiles: true }, 'exam-results'],
  ['files of a project', { hasFiles: true, challengeType: 14 }, 'project-files'],
  ['files of a front-end project', { hasFiles: true, challengeType: 3 }, 'project-files'],
  ['files of a Python project', { hasFiles: true, challengeType: 23 }, 'project-files'],
  ['files of anything else', { hasFiles: true, challengeType: 5, solution: link }, 'code'],
  ['an address', { solution: link }, 'link'],
  ['an address and its source', { solution: link, githubLink: link }, 'links'],
  ['a source that is no address', { solution: link, githubLink: 'javascript:alert(1)' }, 'link'],
  ['code from before there were files', { solution: 'function steps() {}' }, 'code'],
  ['an address that would run code', { solution: 'javascript:alert(1)' }, 'code'],
])('%s', ([_name, completed, kind]) => {
  expect(solutionKindOf({ id: 'a'.repeat(24), completedDate: 0, hasFiles: false, ...completed })).toBe(kind)
})
