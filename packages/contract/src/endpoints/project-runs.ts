import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ProjectRun } from '../entities/rerun.ts'

/** The submitted projects whose tests the server runs or has run again; all others are not re-run. */
export const listProjectRuns = endpoint('GET', '/user/project-runs', {
  access: 'camper',
  ok: z.object({
    /** False where no browser is installed. */
    reruns: z.boolean(),
    projectRuns: z.array(ProjectRun),
  }),
  refusals: { 'signin.required': 401 },
})
