import type { FastifyBaseLogger } from 'fastify'
import type { EventSink } from '#analytics/event-sink.ts'
import type { CertificatePicturesOptions } from '#certificate-pictures/routes.ts'
import type { Config } from '#config/config.ts'
import type { GiftEndings } from '#account/remove-account.ts'
import type { Authoring } from '#curriculum/authoring-routes.ts'
import type { Issuer } from '#credentials/issuer.ts'
import type { Curricula, FindPlace } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'
import type { FindExam } from '#curriculum/open-exams.ts'
import type { LoadSolutions } from '#curriculum/open-solutions.ts'
import type { AccountReader } from '#database/account-reader.ts'
import type { Database } from '#database/schema.ts'
import type { DonationServices } from '#donations/services.ts'
import type { FeatureRules } from '#features/feature-rules.ts'
import type { Mailer } from '#mail/mailer.ts'
import type { LicenseOptions } from '#pages/license-routes.ts'
import type { PagesOptions } from '#pages/routes.ts'
import type { Running } from '#reruns/open-reruns.ts'
import type { Searches } from '#search/open-searches.ts'

/** What the application is made of: everything that the process owns, or a test stands in for. */
export type AppServices = {
  config: Pick<
    Config,
    | 'appOrigin'
    | 'appOrigins'
    | 'coderoadOwners'
    | 'forumInviteUrl'
    | 'forumUrl'
    | 'isSecure'
    | 'mailLimits'
    | 'microsoftLearnApiUrl'
    | 'sharesDatabase'
    | 'signInProviders'
    | 'supportEmail'
    | 'trustedProxies'
  >
  log: FastifyBaseLogger
  database: Database
  /** Reads what profiles show, if a replica does; from `database` without it. */
  readAccount?: AccountReader | undefined
  mailer: Mailer
  donations: DonationServices
  /** Undefined in a school that takes no donations. */
  giftEndings?: GiftEndings | undefined
  /** Signs certificates. */
  issuer: Issuer
  curriculum: Pick<
    Curriculum,
    | 'bringsEnvironment'
    | 'certifications'
    | 'findChallenge'
    | 'findSuperBlock'
    | 'findTrophyId'
    | 'findTutorial'
    | 'isCertificationProject'
    | 'loadChallenge'
    | 'loadRefused'
    | 'loadSeeds'
    | 'superBlocks'
  >
  findPlace: FindPlace
  findExam: FindExam
  loadSolutions: LoadSolutions
  searches: Searches
  featureRules: FeatureRules
  eventSink: EventSink
  /** Undefined where no browser is installed. */
  running?: Running | undefined
  now: () => Date
  /** Present only while an author works on the lessons. */
  authoring?: Authoring | undefined
  /** Left out by tests that cover only the API. */
  pages?: Omit<PagesOptions, 'sources'> &
    LicenseOptions &
    Omit<CertificatePicturesOptions, 'findCertificate' | 'callCounts'> & { curricula: Curricula }
}
