import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ChallengePlace, inLanguage, type Language, languageNames } from '@cairn/contract'
import { type Curriculum, openCurriculum, type StageSwitches } from './open-curriculum.ts'

/** A curriculum and the language of its lessons. */
export type Lessons = { language: Language; curriculum: Curriculum }

/** Where a lesson is, with its title and block in the language of a page. */
export type FindPlace = (challengeId: string, language: Language) => ChallengePlace | undefined

/** The curriculum in every language that a school has lessons in. */
export type Curricula = {
  /** What the school counts by: courses, certifications, ids. */
  readonly base: Lessons
  /** The lessons of the pages in a language; those of the school where it has no others. */
  in: (language: Language) => Lessons
  findPlace: FindPlace
  /** The languages of pages that have lessons of their own. */
  readonly languages: readonly Language[]
  /** Changes whenever a lesson does. */
  readonly version: string
}

/**
 * Reads the output of `npm run curriculum -- build` in all its languages (decision 63).
 *
 * @param directory the folder that has a folder for each language
 * @param language of the school's own lessons, and of pages without a language in their address
 * @throws when a file does not fit the contract's schema.
 */
export async function openCurricula(
  directory: string,
  language: Language,
  switches: StageSwitches,
): Promise<Curricula> {
  const open = async (own: Language): Promise<[Language, Lessons]> => [
    own,
    { language: own, curriculum: await openCurriculum(join(directory, own), switches) },
  ]
  const [, base] = await open(language)
  const others = languageNames.filter(
    (name) =>
      inLanguage('/', name) !== '/' && name !== language && existsSync(join(directory, name, 'index.json')),
  )
  const lessons = new Map(await Promise.all(others.map(open)))
  const lessonsIn = (asked: Language) => lessons.get(asked) ?? base
  const versions = [base, ...lessons.values()].map(({ curriculum }) => curriculum.version)
  return {
    base,
    in: lessonsIn,
    findPlace: (id, asked) => lessonsIn(asked).curriculum.findPlace(id) ?? base.curriculum.findPlace(id),
    languages: others,
    version: versions.join('-'),
  }
}
