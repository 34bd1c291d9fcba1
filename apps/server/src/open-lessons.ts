import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languageNames } from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/config-error.ts'
import type { Authoring } from './curriculum/authoring-routes.ts'
import { openLiveCurricula } from './curriculum/live-curricula.ts'
import { type Curricula, openCurricula } from './curriculum/open-curricula.ts'
import type { StageSwitches } from './curriculum/open-curriculum.ts'
import type { FeatureRules } from './features/feature-rules.ts'
import { readBuilt } from '#process/read-built.ts'
import type { ShutDown } from '#process/shut-down.ts'

type LessonSource = {
  config: Config
  shutDown: ShutDown
  featureRules: FeatureRules
  /** The folder of compiled lessons. */
  compiled: string
  log: FastifyBaseLogger
}

type Lessons = {
  curricula: Curricula
  switches: StageSwitches
  /** Present only while an author works on the lessons. */
  authoring?: Authoring
}

/**
 * Opens the compiled lessons in all languages.
 *
 * @throws ConfigError when there are none in the school's language, StartError when the build is incomplete
 */
export async function openLessons(source: LessonSource): Promise<Lessons> {
  const { config, shutDown, compiled, log } = source
  const { features } = source.featureRules
  const directory = join(compiled, config.curriculumLocale)
  const switches = { showsNew: features['new-curriculum'], showsUpcoming: features['upcoming-changes'] }
  const open = () =>
    readBuilt(config.buildDirectory, () => openCurricula(compiled, config.curriculumLocale, switches))
  if (!existsSync(directory)) {
    throw new ConfigError(
      `There are no lessons for CURRICULUM_LOCALE=${config.curriculumLocale}. Add some, or choose another language.`,
    )
  }
  if (!config.isAuthoring) return { curricula: await open(), switches }
  const onFailure = (error: unknown) => log.error({ err: error }, 'the lessons could not be read again')
  const folders = languageNames.map((language) => join(compiled, language)).filter(existsSync)
  const live = await openLiveCurricula([compiled, ...folders], open, onFailure)
  shutDown.add(live.close)
  return {
    curricula: live.curricula,
    switches,
    authoring: { live, problemsFile: join(compiled, 'problems.json') },
  }
}
