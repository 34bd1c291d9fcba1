import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AccountExport } from '../entities/account-export.ts'
import { Notice } from '../entities/notice.ts'
import { Survey } from '../entities/survey.ts'
import { maxReportLength, maxUsernameLength } from '../limits.ts'
import { paths } from '../paths.ts'

const Nothing = z.strictObject({})

/** Deletes the account and everything that belongs to it, in one transaction, and signs out. */
export const deleteAccount = endpoint('POST', '/account/delete', {
  access: 'camper',
  isConfirmed: true,
  body: Nothing,
  ok: z.object({}),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401, 'signin.confirm-first': 403 },
})

/** Resets all progress, including certifications (docs/reference/api.md, “Account”). */
export const resetProgress = endpoint('POST', '/account/reset-progress', {
  access: 'camper',
  isConfirmed: true,
  body: Nothing,
  ok: z.object({}),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401, 'signin.confirm-first': 403 },
})

/** All data that the school stores about the camper. */
export const exportAccount = endpoint('GET', paths.accountExport, {
  access: 'camper',
  isConfirmed: true,
  ok: AccountExport,
  refusals: { 'signin.required': 401, 'signin.confirm-first': 403 },
})

/** Mails a report about a profile to the operator, with a copy to the reporter. */
export const reportUser = endpoint('POST', '/user/report-user', {
  access: 'camper',
  body: z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(maxUsernameLength)),
    reportDescription: z.string().check(z.minLength(1), z.maxLength(maxReportLength)),
  }),
  ok: Notice,
  refusals: {
    'flash.provide-username': 400,
    'signin.required': 401,
    'flash.username-not-found': 404,
  },
})

/** Stores the answers of a survey, once. */
export const submitSurvey = endpoint('POST', '/user/submit-survey', {
  access: 'camper',
  body: z.strictObject({ surveyResults: Survey }),
  ok: Notice,
  refusals: { 'flash.survey.err-1': 400, 'signin.required': 401, 'flash.survey.err-2': 409 },
})

/** Creates a token for the remote editor, in place of any earlier one. */
export const createUserToken = endpoint('POST', '/user/user-token', {
  access: 'camper',
  body: z.optional(Nothing),
  ok: z.object({ userToken: z.string() }),
  refusals: { 'flash.generic-error': 400, 'signin.required': 401 },
})

export const deleteUserToken = endpoint('DELETE', '/user/user-token', {
  access: 'camper',
  ok: z.object({ userToken: z.null() }),
  refusals: { 'signin.required': 401, 'flash.delete-token-err': 404 },
})
