import { type Language, languages, type SiteConfiguration } from '@cairn/contract'
import type { Config } from '#config/config.ts'

/** What pages say about this school, and where they find the runner. */
export function describeSite(
  config: Config,
  runnerVersion: string,
  lessonLanguages: readonly Language[],
): SiteConfiguration {
  return {
    appOrigin: config.appOrigin,
    runnerUrl: `${config.runnerOrigin}/v/${runnerVersion}/`,
    runnerAssetsPath: `/runner-assets/${runnerVersion}/`,
    isAuthoring: config.isAuthoring,
    lessonLanguage: languages[config.curriculumLocale].code,
    lessonLanguages: [...lessonLanguages],
    codeDelivery: config.codeDelivery,
    signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
    forumUrl: config.forumUrl,
    remoteEditorUrl: config.remoteEditorUrl,
  }
}
