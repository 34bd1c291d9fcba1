import {
  blockCamper as blockCamperCall,
  type ChallengePlace,
  deleteCamper as deleteCamperCall,
  findCampers as findCampersCall,
  getSchoolState,
  limits,
  listCamperReports,
  listCertificatesOf,
  listLessonReports,
  listLessonsInNeed,
  listOperatorActions,
  listReturnedMails as listReturnedMailsCall,
  listWaitingMails as listWaitingMailsCall,
  reissueCertificateOf,
  revokeCertificateOf,
  settleCamperReport as settleCamperReportCall,
  settleLessonReport,
  unblockCamper as unblockCamperCall,
} from '@cairn/contract'
import type { FastifyInstance } from 'fastify'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { FeatureRules } from '#features/feature-rules.ts'
import { implement } from '#http/implement.ts'
import { Refusal } from '#http/refusal.ts'
import { blockCamper, type ChangeServices, deleteCamper, unblockCamper } from './change-account.ts'
import { reissueCertificate, revokeCertificate } from './change-certificate.ts'
import { queueCamperReports, settleCamperReport } from './camper-reports.ts'
import { findCampers } from './camper-store.ts'
import { listCertificates } from './list-certificates.ts'
import { queueReports, settleReport } from './lesson-reports.ts'
import { findLessonsInNeed } from './lessons-in-need.ts'
import { listActions } from './action-store.ts'
import { loadSchoolState } from './school-state.ts'
import { listReturnedMails, listWaitingMails } from './mail-store.ts'

type Options = ChangeServices & {
  featureRules: FeatureRules
  curriculum: Pick<Curriculum, 'superBlocks' | 'certifications' | 'loadRefused'>
  findPlace: (challengeId: string) => ChallengePlace | undefined
}

/** Counting everything, and searching all campers, reads whole tables. */
const rateLimit = { max: 60, timeWindow: 60 * 1000 }

const malformed = new Refusal('flash.reason-needed', { most: limits.maxReasonLength })

/** What the operators' pages show and change (docs/operating.md). */
export function registerAdministration(app: FastifyInstance, options: Options): void {
  const { database, featureRules, curriculum, findPlace, now } = options

  implement(app, getSchoolState, async () => loadSchoolState(database, featureRules, now()), { rateLimit })
  implement(app, findCampersCall, async ({ query }) => findCampers(database, query.search), { rateLimit })
  implement(
    app,
    blockCamperCall,
    async ({ params, body }, { camper }) =>
      blockCamper(options, { ...params, ...body, operatorId: camper.userId }),
    { malformed },
  )
  implement(
    app,
    unblockCamperCall,
    async ({ params, body }, { camper }) =>
      unblockCamper(options, { ...params, ...body, operatorId: camper.userId }),
    { malformed },
  )
  implement(
    app,
    deleteCamperCall,
    async ({ params, body }, { camper }) =>
      deleteCamper(options, { ...params, ...body, operatorId: camper.userId }),
    { malformed },
  )

  implement(app, listCertificatesOf, async ({ params }) => ({
    certificates: await listCertificates(options, params.userId),
  }))
  implement(
    app,
    revokeCertificateOf,
    async ({ params, body }, { camper }) =>
      revokeCertificate(options, { ...params, ...body, operatorId: camper.userId }),
    { malformed },
  )
  implement(
    app,
    reissueCertificateOf,
    async ({ params, body }, { camper }) =>
      reissueCertificate(options, { ...params, ...body, operatorId: camper.userId }),
    { malformed },
  )

  implement(app, listLessonsInNeed, async () => ({ lessons: await findLessonsInNeed(curriculum) }), {
    rateLimit,
  })
  implement(app, listLessonReports, async () => queueReports(database, findPlace), { rateLimit })
  implement(app, settleLessonReport, async ({ params }, { camper }) =>
    settleReport(options, camper.userId, params.id),
  )
  implement(app, listCamperReports, async () => queueCamperReports(database), { rateLimit })
  implement(app, settleCamperReportCall, async ({ params }, { camper }) =>
    settleCamperReport(options, { ...params, operatorId: camper.userId }),
  )
  implement(app, listWaitingMailsCall, async () => listWaitingMails(database), { rateLimit })
  implement(app, listReturnedMailsCall, async () => listReturnedMails(database, now()), { rateLimit })
  implement(app, listOperatorActions, async ({ query }) => listActions(database, query.before), {
    rateLimit,
  })
}
