import {
  byExperiment,
  type CertificateSigner,
  type CurriculumSource,
  type DonationSettings,
  type Language,
  languages,
  type SiteConfiguration,
} from '@cairn/contract'
import type { Config } from '#config/config.ts'
import type { FeatureRules } from '#features/feature-rules.ts'
import { versionOf } from './version-of.ts'

type Built = {
  runnerVersion: string
  clientDirectory: string
  lessonLanguages: readonly Language[]
  curriculumSource: CurriculumSource | null
  featureRules: Pick<FeatureRules, 'features'>
}

/** What pages say about this school, and where they find the runner. */
export async function describeSite(
  config: Config,
  { runnerVersion, clientDirectory, lessonLanguages, curriculumSource, featureRules: { features } }: Built,
): Promise<SiteConfiguration> {
  const site = {
    appOrigin: config.appOrigin,
    runnerUrl: `${config.runnerOrigin}/v/${runnerVersion}/`,
    runnerAssetsPath: `/runner-assets/${runnerVersion}/`,
    isAuthoring: config.isAuthoring,
    frame: config.frame,
    certificateSigner: describeSigner(config.certificateSigner),
    lessonLanguage: languages[config.curriculumLocale].code,
    curriculumSource,
    lessonLanguages: [...lessonLanguages],
    codeDelivery: config.codeDelivery,
    signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
    forumUrl: config.forumUrl,
    newsUrl: config.newsUrl,
    radioUrl: config.radioUrl,
    searchUrl: config.searchUrl,
    remoteEditorUrl: config.remoteEditorUrl,
    donations: describeDonations(config.donations),
    defaultVariants: byExperiment((name) => features[name].default),
    takesEvents: config.analyticsTarget !== undefined || config.countsTrouble,
  }
  return { ...site, version: await versionOf(site, clientDirectory) }
}

function describeSigner(signer: Config['certificateSigner']): CertificateSigner | null {
  return signer && { name: signer.name, title: signer.title, hasSignature: signer.signatureFile !== null }
}

/** The public part; null without any way to give. */
function describeDonations({
  stripe,
  paypal,
  patreonUrl,
  isDemo,
}: Config['donations']): DonationSettings | null {
  if (!stripe && !paypal && patreonUrl === null && !isDemo) return null
  return {
    stripe: stripe && { publishableKey: stripe.publishableKey, scriptOrigin: stripe.scriptOrigin },
    paypal: paypal && { clientId: paypal.clientId, scriptOrigin: paypal.scriptOrigin },
    patreonUrl,
    isDemo,
  }
}
