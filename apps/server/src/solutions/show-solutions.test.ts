import { addressOf, getLessonSolutions } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { projectId, sampleSolutions, specialIds, unsolvedId } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { codeProjects, freeLab, linkProjects } from '#testing/test-projects.ts'
import { showSolutions } from './show-solutions.ts'

/** Each protection has a twin test that switches it off and sees the solution. */

const server = await openTestServer()
const ask = (id: string) => server.visitor().send('GET', addressOf(getLessonSolutions, { id }))

const proofs = [
  ['a front-end project', specialIds.frontEndProject.id],
  ['a back-end project', specialIds.backEndProject.id],
  ['a Python project', specialIds.pythonProject.id],
  ['a project of the remote editor', specialIds.tutorialProject.id],
  ['a project of several files', projectId],
  ['an exam', specialIds.exam.id],
  ['an exam that is downloaded', specialIds.otherExam.id],
] as const

test('a visitor who is stuck gets the solutions of a lesson', async () => {
  expect(await ask(freeLab.id)).toMatchObject({ status: 200, body: { solutions: sampleSolutions } })
})

test.for([
  ['that has none', unsolvedId],
  ['that does not exist', 'f'.repeat(24)],
] as const)('a lesson %s has no solution to show', async ([, id]) => {
  expect(await ask(id)).toMatchObject({ status: 404, body: { message: 'flash.no-solution' } })
})

test('an id that is none is refused', async () => {
  expect(await ask('../private')).toMatchObject({
    status: 400,
    body: { message: 'flash.submission-invalid' },
  })
})

describe('what proves a skill is never given away:', () => {
  const required = [...codeProjects, ...linkProjects].map(
    ({ id, challengeType }) =>
      [`a project of type ${challengeType} that a certification asks for`, id] as const,
  )

  test.for([...proofs, ...required])('%s', async ([, id]) => {
    expect(await ask(id)).toMatchObject({ status: 404, body: { message: 'flash.no-solution' } })
  })

  test('twin: a lab that a certification asks for is given away if only types count', async () => {
    const lab = { ...freeLab, title: 'Lab', superBlock: 'course', block: 'block', dashedName: 'lab' }
    const services = { findChallenge: () => lab, loadSolutions: async () => sampleSolutions }
    const given = { solutions: sampleSolutions }
    expect(await showSolutions({ ...services, isCertificationProject: () => false }, lab.id)).toEqual(given)
    expect(await showSolutions({ ...services, isCertificationProject: () => true }, lab.id)).not.toEqual(
      given,
    )
  })
})
