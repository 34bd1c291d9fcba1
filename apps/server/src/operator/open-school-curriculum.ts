import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { type Curriculum, openCurriculum } from '#curriculum/open-curriculum.ts'

/** The lessons of the school, in its own language, with the courses that it shows. */
export async function openSchoolCurriculum(
  config: Pick<Config, 'buildDirectory' | 'curriculumLocale' | 'showsNewCurriculum' | 'showsUpcomingChanges'>,
): Promise<Curriculum> {
  const { buildDirectory, curriculumLocale, showsNewCurriculum, showsUpcomingChanges } = config
  return openCurriculum(join(buildDirectory, 'curriculum', curriculumLocale), {
    showsNew: showsNewCurriculum,
    showsUpcoming: showsUpcomingChanges,
  })
}
