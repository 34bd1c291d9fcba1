import { languages, type SiteConfiguration } from '@cairn/contract'
import type { Config } from '#config/config.ts'

/** What pages say about this school, and where they find the runner. */
export function describeSite(config: Config, runnerVersion: string): SiteConfiguration {
  return {
    appOrigin: config.appOrigin,
    runnerUrl: `${config.runnerOrigin}/v/${runnerVersion}/`,
    runnerAssetsPath: `/runner-assets/${runnerVersion}/`,
    isAuthoring: config.isAuthoring,
    frame: config.frame,
    lessonLanguage: languages[config.curriculumLocale].code,
    codeDelivery: config.codeDelivery,
    signInProviders: config.signInProviders.map(({ id, name }) => ({ id, name })),
    forumUrl: config.forumUrl,
    remoteEditorUrl: config.remoteEditorUrl,
  }
}
