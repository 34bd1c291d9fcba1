import { ownSentences } from './own-sentences.ts'
import type { Quotation } from './quotation.ts'
import { until1700 } from './until-1700.ts'
import { until1850 } from './until-1850.ts'
import { until1900 } from './until-1900.ts'
import { until1950 } from './until-1950.ts'
import { until500 } from './until-500.ts'

type OwnSentence = { text: string; author?: never; work?: never; year?: never }

export type Encouragement = OwnSentence | Quotation

/** Shown on the page of all courses, one at a time. The first is one of our own: cached pages show it to all. */
export const encouragements: readonly Encouragement[] = [
  ...ownSentences.map((text) => ({ text })),
  ...until500,
  ...until1700,
  ...until1850,
  ...until1900,
  ...until1950,
]
