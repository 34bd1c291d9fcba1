import type { Curricula } from '#curriculum/open-curricula.ts'
import type { Curriculum } from '#curriculum/open-curriculum.ts'

/** A school with English lessons only. */
export function oneLanguage(curriculum: Curriculum): Curricula {
  const base = { language: 'english', curriculum } as const
  return {
    base,
    in: () => base,
    findPlace: (id) => curriculum.findPlace(id),
    languages: [],
    version: curriculum.version,
  }
}
