import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import {
  CamperReport,
  CamperSearch,
  FoundCamper,
  HeldCertificate,
  LessonInNeed,
  LoggedAction,
  QueuedReport,
  Reason,
  ReturnedMail,
  SchoolState,
  WaitingMail,
} from '../entities/administration.ts'

const forOperators = { access: 'camper', isForOperators: true, isConfirmed: true } as const
const refusals = {
  'signin.required': 401,
  'signin.confirm-first': 403,
  'flash.operators-only': 403,
} as const

const camper = z.strictObject({ userId: z.uuid() })
const withReason = {
  ...forOperators,
  body: z.strictObject({ reason: Reason }),
  ok: z.object({}),
} as const
const changesCamper = {
  ...withReason,
  params: camper,
  refusals: {
    ...refusals,
    'flash.reason-needed': 400,
    'flash.own-account': 409,
    'flash.account-gone': 404,
  },
} as const
const revocation = '/operator/campers/:userId/certificates/:certSlug/revocation'
const changesCertificate = {
  ...withReason,
  params: z.strictObject({ userId: z.uuid(), certSlug: z.string() }),
  refusals: { ...refusals, 'flash.reason-needed': 400, 'flash.certificate-changed': 409 },
} as const

/** Figures, queues and features. */
export const getSchoolState = endpoint('GET', '/operator/school', {
  ...forOperators,
  ok: SchoolState,
  refusals,
})

/** The newest campers whose name or address contains the text; with an empty one, the newest of all. */
export const findCampers = endpoint('GET', '/operator/campers', {
  ...forOperators,
  query: z.strictObject({ search: CamperSearch }),
  ok: z.object({ campers: z.array(FoundCamper), hasMore: z.boolean() }),
  refusals: { ...refusals, 'flash.generic-error': 400 },
})

/** Signs a camper out everywhere until they are unblocked, and hides their profile. Nothing of theirs is deleted. */
export const blockCamper = endpoint('PUT', '/operator/campers/:userId/block', changesCamper)

export const unblockCamper = endpoint('DELETE', '/operator/campers/:userId/block', changesCamper)

export const deleteCamper = endpoint('DELETE', '/operator/campers/:userId', changesCamper)

export const listCertificatesOf = endpoint('GET', '/operator/campers/:userId/certificates', {
  ...forOperators,
  params: camper,
  ok: z.object({ certificates: z.array(HeldCertificate) }),
  refusals: { ...refusals, 'flash.generic-error': 400 },
})

/** Takes a signed certificate back. Its claim stays, so that it is not signed again by itself. */
export const revokeCertificateOf = endpoint('PUT', revocation, changesCertificate)

/**
 * Has a certificate signed again when it is next opened; the old one is revoked. `state` is what the operator saw, so
 * that one who meant to correct a name does not lift a colleague's revocation.
 */
export const reissueCertificateOf = endpoint('DELETE', revocation, {
  ...changesCertificate,
  body: z.strictObject({ reason: Reason, state: z.enum(['signed', 'revoked']) }),
})

/** Lessons that cannot be shown until an author mends them. Reads every block. */
export const listLessonsInNeed = endpoint('GET', '/operator/lessons-in-need', {
  ...forOperators,
  ok: z.object({ lessons: z.array(LessonInNeed) }),
  refusals,
})

/** What readers report, oldest first. */
export const listLessonReports = endpoint('GET', '/operator/lesson-reports', {
  ...forOperators,
  ok: z.object({ reports: z.array(QueuedReport), hasMore: z.boolean() }),
  refusals,
})

/** Deletes a report that has been dealt with. */
export const settleLessonReport = endpoint('DELETE', '/operator/lesson-reports/:id', {
  ...forOperators,
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,9}$/)) }),
  ok: z.object({}),
  refusals: { ...refusals, 'flash.generic-error': 400, 'flash.report-gone': 404 },
})

/** What campers report about profiles, oldest first. */
export const listCamperReports = endpoint('GET', '/operator/camper-reports', {
  ...forOperators,
  ok: z.object({ reports: z.array(CamperReport), hasMore: z.boolean() }),
  refusals,
})

/** Deletes a report about a camper that has been dealt with. */
export const settleCamperReport = endpoint('DELETE', '/operator/campers/:userId/reports/:id', {
  ...forOperators,
  params: z.strictObject({ userId: z.uuid(), id: z.uuid() }),
  ok: z.object({}),
  refusals: { ...refusals, 'flash.generic-error': 400, 'flash.report-gone': 404 },
})

/** Mail that could not be sent yet, oldest first. */
export const listWaitingMails = endpoint('GET', '/operator/mails', {
  ...forOperators,
  ok: z.object({ mails: z.array(WaitingMail), hasMore: z.boolean() }),
  refusals,
})

/** Mail that was given up in the last days, newest first. */
export const listReturnedMails = endpoint('GET', '/operator/returned-mails', {
  ...forOperators,
  ok: z.object({ mails: z.array(ReturnedMail), hasMore: z.boolean() }),
  refusals,
})

/** What operators did, newest first; `before` is the last one on the page before. */
export const listOperatorActions = endpoint('GET', '/operator/actions', {
  ...forOperators,
  query: z.strictObject({ before: z.optional(z.uuid()) }),
  ok: z.object({ actions: z.array(LoggedAction), hasMore: z.boolean() }),
  refusals: { ...refusals, 'flash.generic-error': 400 },
})
