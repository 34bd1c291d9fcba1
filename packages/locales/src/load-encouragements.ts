import type { LocaleCode } from './catalogs.ts'
import type { Encouragement } from './en/encouragements/encouragements.ts'

type OwnSentences = { ownSentences: readonly string[] }

/** Quotations are in English only; the other languages have sentences of our own. */
const ownOf = ({ ownSentences }: OwnSentences): readonly Encouragement[] =>
  ownSentences.map((text) => ({ text }))

/** What the page of all courses shows, one at a time; a page loads those of its language. */
export const loadEncouragements: Readonly<Record<LocaleCode, () => Promise<readonly Encouragement[]>>> = {
  en: async () => (await import('./en/encouragements/encouragements.ts')).encouragements,
  es: async () => ownOf(await import('./es/encouragements/own-sentences.ts')),
  zh: async () => ownOf(await import('./zh/encouragements/own-sentences.ts')),
  'zh-Hant': async () => ownOf(await import('./zh-Hant/encouragements/own-sentences.ts')),
  it: async () => ownOf(await import('./it/encouragements/own-sentences.ts')),
  'pt-BR': async () => ownOf(await import('./pt-BR/encouragements/own-sentences.ts')),
  uk: async () => ownOf(await import('./uk/encouragements/own-sentences.ts')),
  ja: async () => ownOf(await import('./ja/encouragements/own-sentences.ts')),
  de: async () => ownOf(await import('./de/encouragements/own-sentences.ts')),
  ar: async () => ownOf(await import('./ar/encouragements/own-sentences.ts')),
  sw: async () => ownOf(await import('./sw/encouragements/own-sentences.ts')),
  ko: async () => ownOf(await import('./ko/encouragements/own-sentences.ts')),
}
