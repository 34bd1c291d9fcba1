import type { yearOfDeath } from './year-of-death.ts'

/** Words of an author who died more than 70 years ago, from a work in which anyone can look them up. */
export type Quotation = {
  /** As the author wrote it; our own translation if the work is not in English. Slashes separate verses. */
  text: string
  author: keyof typeof yearOfDeath
  /** With the place in it that all editions share: a chapter, an act and scene, a date. */
  work: string
  /** When it was first published or performed; of a letter, when it was written. Negative before Christ. */
  year: number
}
