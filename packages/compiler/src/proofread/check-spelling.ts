import type { Problem } from '@cairn/contract'
import { type CSpellUserSettings, getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib'
import { findingAt } from './finding.ts'
import type { Prose } from './prose.ts'

type CheckSpelling = (prose: Prose) => Promise<Problem[]>

/** Loads the dictionaries of American English once; `words` are spelled right, too. */
export async function loadSpelling(words: readonly string[], wordsFile: string): Promise<CheckSpelling> {
  const settings: CSpellUserSettings = mergeSettings(await getDefaultSettings(), {
    language: 'en-US',
    words: [...words],
    // The default is to report a word once in a file.
    maxDuplicateProblems: 100,
    maxNumberOfProblems: 1000,
  })
  return async (prose) => {
    const { issues } = await spellCheckDocument(
      { uri: 'stdin:///lesson', text: onlyWords(prose), languageId: 'plaintext', locale: 'en-US' },
      { generateSuggestions: true, numSuggestions: 3, noConfigSearch: true },
      settings,
    )
    return issues.map(({ text, offset, suggestions = [] }) => {
      const message = `“${text}” is in no dictionary.`
      const better = suggestions.slice(0, 3).join(', ')
      const remedy = `${better === '' ? 'Correct it' : `Write ${better}`}, or add the word to ${wordsFile}.`
      return findingAt(prose, offset, message, remedy)
    })
  }
}

/** The file with everything blanked that is not to be spelled. */
function onlyWords({ text, passages }: Prose): string {
  return passages.reduce(
    (blanked, { offset, words }) => blanked.slice(0, offset) + words + blanked.slice(offset + words.length),
    text.replaceAll(/[^\n]/g, ' '),
  )
}
