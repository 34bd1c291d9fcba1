import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

/** The library's own list of words, and of names that only look like them, such as Scunthorpe. */
const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** Separated letters, `f-u-c-k`, which the library reads one by one. */
const spelled = /^[a-z\d](?:[-_+][a-z\d])+$/i

/** Whether a name contains an English swear word, even written with digits for letters. */
export function isProfane(name: string): boolean {
  return matcher.hasMatch(spelled.test(name) ? name.replaceAll(/[-_+]/g, '') : name)
}
