import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** `owner/repository:version` in the longest form that GitHub allows, and some room. */
const maxTutorialIdLength = 300

/** The remote editor reports that a tutorial's tests have passed (docs/reference/api.md, “Remote editor”). */
export const completeTutorial = endpoint('POST', '/coderoad-challenge-completed', {
  access: 'user-token',
  body: z.strictObject({ tutorialId: z.string().check(z.maxLength(maxTutorialIdLength)) }),
  ok: z.object({ type: z.literal('success'), msg: z.string() }),
  refusals: {
    'flash.coderoad.not-ours': 400,
    'flash.coderoad.token-invalid': 401,
    'flash.coderoad.unknown': 404,
  },
  wordsAs: 'msg',
})
