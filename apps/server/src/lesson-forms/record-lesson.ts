import {
  type Challenge,
  completeModernChallenge,
  completeProject,
  type Endpoint,
  type FormFields,
} from '@cairn/contract'
import { changeInTurn } from '#http/change-in-turn.ts'
import { Refusal, refuse } from '#http/refusal.ts'
import type { Camper } from '#http/session.ts'
import { isSubmittedByLink } from '#progress/rules.ts'
import { submitChallenge, type SubmitServices } from '#progress/submit-challenge.ts'
import { type ProjectServices, submitProject } from '#progress/submit-project.ts'

export type RecordingServices = SubmitServices & ProjectServices

type Recording = {
  camper: Camper
  isStillSignedIn: () => Promise<boolean>
  challenge: Pick<Challenge, 'id' | 'challengeType'>
  fields: FormFields
}

/** `call`: the call of the API whose action this was. */
export type Recorded = { call: Endpoint; refusal: Refusal | undefined }

/** Records a lesson from its form, with the action, and in the turn, of the call that scripts would make. */
export async function recordLesson(services: RecordingServices, recording: Recording): Promise<Recorded> {
  const { camper, isStillSignedIn, challenge, fields } = recording
  const isProject = isSubmittedByLink(challenge)
  const act = isProject ? submitLinks : submitAnswers
  const answer = await changeInTurn(
    camper,
    async () =>
      (await isStillSignedIn()) ? act(services, camper, challenge, fields) : refuse('signin.required'),
    isProject,
  )
  return {
    call: isProject ? completeProject : completeModernChallenge,
    refusal: answer instanceof Refusal ? answer : undefined,
  }
}

type Act = (
  services: RecordingServices,
  camper: Camper,
  challenge: Recording['challenge'],
  fields: FormFields,
) => Promise<object | Refusal>

const submitAnswers: Act = (services, camper, { id, challengeType }) =>
  submitChallenge(services, camper, { id, challengeType })

const submitLinks: Act = async (services, camper, { id }, { solution = '', githubLink }) => {
  const source = githubLink === undefined ? {} : { githubLink: githubLink.trim() }
  const body = completeProject.body.safeParse({ id, solution: solution.trim(), ...source })
  return body.success ? submitProject(services, camper, body.data) : refuse('flash.project-links-invalid')
}
