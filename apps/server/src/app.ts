import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import { limits } from '@cairn/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { registerAccount } from '#account/routes.ts'
import { registerAdministration } from '#administration/routes.ts'
import { registerActivityPictures } from '#activity-pictures/routes.ts'
import { registerAnalytics } from '#analytics/routes.ts'
import { registerNews } from '#coderoad/news-routes.ts'
import { openNews } from '#coderoad/open-news.ts'
import { registerCoderoad } from '#coderoad/routes.ts'
import { registerSteadyClock } from '#clock/register-steady-clock.ts'
import { registerCertificatePictures } from '#certificate-pictures/routes.ts'
import { certificateSources, certificateToDrawFinder } from '#certifications/find-certificate.ts'
import { registerCertifications } from '#certifications/routes.ts'
import { registerAuthoring } from '#curriculum/authoring-routes.ts'
import { openCredentials } from '#credentials/open-credentials.ts'
import { registerCredentialFiles } from '#credentials/file-routes.ts'
import { registerCredentials } from '#credentials/routes.ts'
import { signClaim } from '#credentials/sign-claim.ts'
import { registerCourseProgress } from '#course-progress/routes.ts'
import { registerDonations } from '#donations/routes.ts'
import { registerWebhooks } from '#donations/webhook-routes.ts'
import { registerExams } from '#exams/routes.ts'
import { registerFeatures } from '#features/routes.ts'
import { registerForum } from '#forum/routes.ts'
import { callerKey } from '#http/caller-key.ts'
import { openCodeBudget } from '#http/code-budget.ts'
import { apiHeaders, commonHeadersOf } from '#http/common-headers.ts'
import { csrfTokens } from '#http/csrf.ts'
import { registerErrorHandling } from '#http/errors.ts'
import { registerGuard } from '#http/guard.ts'
import { sendRefusal } from '#http/implement.ts'
import { handleOneAtATime } from '#http/one-at-a-time.ts'
import { decorateWithLanguage, withoutLanguage } from '#http/page-language.ts'
import { registerStatus } from '#http/status-routes.ts'
import { openCallCounts } from '#http/open-call-counts.ts'
import { openPrivateHash } from '#http/private-hash.ts'
import { serverKey } from '#database/server-key.ts'
import { Refusal } from '#http/refusal.ts'
import { refuseUnstorableText } from '#http/storable-text.ts'
import { cookiesFor } from '#http/session-cookies.ts'
import { timeLimits } from '#http/time-limits.ts'
import { registerLessonForms } from '#lesson-forms/routes.ts'
import { registerLinkCheck } from '#link-check/routes.ts'
import { registerOutbox } from '#mail/routes.ts'
import { registerOpenApi } from '#openapi/routes.ts'
import { registerLicense } from '#pages/license-routes.ts'
import { registerPages } from '#pages/routes.ts'
import { registerProgress } from '#progress/routes.ts'
import { registerReruns } from '#reruns/routes.ts'
import { openRetiredNames } from '#users/retired-names.ts'
import { registerReviews } from '#reviews/routes.ts'
import { registerSavedChallenges } from '#saved-challenges/routes.ts'
import { registerSearchPage } from '#search/page-routes.ts'
import { registerSearch } from '#search/routes.ts'
import { registerSettings } from '#settings/routes.ts'
import { redirectSignedIn } from '#sign-in/redirect-signed-in.ts'
import { registerSignIn } from '#sign-in/routes.ts'
import { registerSolutions } from '#solutions/routes.ts'
import { openMicrosoftLearn } from '#trophies/microsoft-learn.ts'
import { registerTrophies } from '#trophies/routes.ts'
import { registerLessonReports } from '#trouble/routes.ts'
import { openProfiles } from '#users/open-profiles.ts'
import { registerUsers } from '#users/routes.ts'
import type { AppServices } from './app-services.ts'

/** Room for ids and names beside the submitted code. */
const envelopeBytes = 10_240

/** Builds the application. It does not listen and owns nothing but what it is given. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const { config, log, database, readAccount, mailer, donations, curriculum, now, authoring, pages } =
    services
  const { findExam, findPlace, issuer, loadSolutions, searches, featureRules, eventSink } = services
  const headers = commonHeadersOf(config)
  const app = Fastify({
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, _request, reply) => {
      sendRefusal(
        reply.headers({ ...apiHeaders, ...headers }),
        error.statusCode ?? 400,
        new Refusal('flash.generic-error'),
      )
    },
    loggerInstance: log,
    // Unlike numbers, they are not given again by another process.
    genReqId: () => randomUUID(),
    rewriteUrl: withoutLanguage,
    bodyLimit: limits.maxPayloadBytes + envelopeBytes,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: limits.maxUsernameLength },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
    ...timeLimits,
  })
  // Only JSON is accepted, because other sites can post forms and plain text without a preflight request. The forms of
  // lessons are the exception, with rules of their own.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  decorateWithLanguage(app)
  handleOneAtATime(app)
  registerErrorHandling(app)
  refuseUnstorableText(app)

  // Expiry uses this clock, which never goes back; recorded dates use the other one.
  const steadyNow = await registerSteadyClock(app, database, now)
  const profiles = openProfiles({
    database,
    readAccount,
    findPlace: (id) => findPlace(id, 'english'),
    appOrigins: config.appOrigins,
  })

  const cookies = cookiesFor(config)
  // What campers are sent with their account counts by itself: a change must not keep a page from loading.
  const budget = openCodeBudget()
  const { credentials, reruns } = await openCredentials({
    database,
    curriculum,
    issuer,
    running: services.running,
    now,
    onFailure: (error) => log.error({ err: error }, 'a certificate was not signed'),
  })
  const submitting = { ...curriculum, database, budget, reruns, now }
  const privateHash = await openPrivateHash(database)
  const callCounts = openCallCounts({ database, privateHash, isShared: config.sharesDatabase })
  const tokens = csrfTokens(await serverKey(database, 'csrf'))
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers(apiHeaders)
    })
    // After the guard, so that pages of other sites cannot spend the limits of their visitors.
    await api.register(rateLimit, {
      global: false,
      keyGenerator: callerKey,
      hook: 'preParsing',
      ...callCounts,
    })
    await registerGuard(api, { database, cookies, tokens, appOrigins: config.appOrigins, now: steadyNow })
    registerOpenApi(api)
    registerStatus(api, database)
    registerSignIn(api, {
      database,
      mailer,
      onMailFailure: (error) => api.log.error({ err: error }, 'a mail could not be kept'),
      privateHash,
      cookies,
      mailLimits: config.mailLimits,
      appOrigin: config.appOrigin,
      appOrigins: config.appOrigins,
      signInProviders: config.signInProviders,
      now: steadyNow,
    })
    const retiredNames = await openRetiredNames(database)
    const { findChallenge, findTrophyId, findTutorial, isCertificationProject } = curriculum
    const tokenKey = await serverKey(database, 'user-tokens')
    registerUsers(api, { database, findPlace, profiles, retiredNames, now: steadyNow })
    const { appOrigin, appOrigins, mailLimits, signInProviders, supportEmail } = config
    const mailing = { database, mailer, mailLimits, privateHash, appOrigin, now: steadyNow }
    const news = openNews()
    registerSettings(api, { ...mailing, appOrigins, retiredNames, onSessionsEnded: news.endOf })
    const { giftEndings } = services
    const accounts = { database, retiredNames, giftEndings, onSessionsEnded: news.endOf, steadyNow }
    registerAccount(api, {
      ...accounts,
      mailer,
      cookies,
      signInProviders,
      supportEmail,
      tokenKey,
    })
    registerSavedChallenges(api, { database, findChallenge, budget, now })
    registerReviews(api, submitting)
    registerProgress(api, submitting)
    registerCourseProgress(api, { database, curriculum, findPlace })
    registerCertifications(api, {
      database,
      mailer,
      curriculum,
      budget,
      now,
      onClaim: (claim) => signClaim(credentials, claim),
    })
    registerCredentials(api, credentials)
    registerReruns(api, { database, reruns })
    const microsoftLearn = openMicrosoftLearn(config.microsoftLearnApiUrl)
    registerLinkCheck(api)
    registerTrophies(api, { database, findChallenge, findTrophyId, microsoftLearn, now })
    registerNews(api, { database, news, sharesDatabase: config.sharesDatabase })
    registerCoderoad(api, {
      database,
      coderoadOwners: config.coderoadOwners,
      findTutorial,
      tokenKey,
      tell: news.tell,
      now,
      steadyNow,
    })
    registerExams(api, { database, findChallenge, findExam, now, steadyNow })
    registerSolutions(api, { findChallenge, isCertificationProject, loadSolutions })
    registerSearch(api, searches)
    registerDonations(api, { ...donations, privateHash })
    registerFeatures(api, { database, featureRules })
    registerAnalytics(api, { database, eventSink })
    registerLessonReports(api, { database, findChallenge, now })
    const findEnglish = (id: string) => findPlace(id, 'english')
    registerAdministration(api, { ...accounts, featureRules, curriculum, findPlace: findEnglish, now })
    if (mailer.isLocal) registerOutbox(api, database)
  })
  await registerWebhooks(app, donations, callCounts)
  await registerCredentialFiles(app, credentials)
  if (authoring) registerAuthoring(app, authoring)
  if (pages) {
    const { appOrigins } = config
    const certified = { database, curriculum }
    const sources = { curricula: pages.curricula, profiles, ...certificateSources(certified) }
    const making = { ...pages, sources }
    await app.register((site) => {
      redirectSignedIn(site, { database, cookies, appOrigins, now: steadyNow })
      return registerPages(site, making)
    })
    registerLicense(app, pages)
    registerActivityPictures(app, { profiles, now })
    await app.register((scope) =>
      registerCertificatePictures(scope, {
        ...pages,
        findCertificate: certificateToDrawFinder(certified),
        callCounts,
      }),
    )
    registerSearchPage(app, { ...pages, searches })
    registerForum(app, { ...config, now })
    await app.register((forms) =>
      registerLessonForms(forms, {
        ...making,
        submitting,
        cookies,
        tokens,
        appOrigins,
        callCounts,
        steadyNow,
      }),
    )
  }
  return app
}
