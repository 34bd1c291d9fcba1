import { byExperiment, languages, type SiteConfiguration } from '@cairn/contract'
import type { Config } from '#config/config.ts'
import type { FeatureRules } from '#features/feature-rules.ts'

/** What pages say about this school, and where they find the runner. */
export function describeSite(
  config: Config,
  runnerVersion: string,
  { features }: FeatureRules,
): SiteConfiguration {
  return {
    appOrigin: config.appOrigin,
    runnerUrl: `${config.runnerOrigin}/v/${runnerVersion}/`,
    runnerAssetsPath: `/runner-assets/${runnerVersion}/`,
    isAuthoring: config.isAuthoring,
    lessonLanguage: languages[config.curriculumLocale].code,
    codeDelivery: config.codeDelivery,
    signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
    forumUrl: config.forumUrl,
    remoteEditorUrl: config.remoteEditorUrl,
    defaultVariants: byExperiment((name) => features[name].default),
    takesEvents: config.analyticsTarget !== undefined,
  }
}
