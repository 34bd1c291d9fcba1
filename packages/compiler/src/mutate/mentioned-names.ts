import type { Challenge } from '@cairn/contract'
import { codeIn, textsOf } from './lesson-texts.ts'

/** The names in a lesson's text, which campers may be expected to use, in examples as well. */
export function mentionedNames(challenge: Challenge): Set<string> {
  return new Set(
    textsOf(challenge)
      .flatMap(codeIn)
      .flatMap((code) => code.match(/[\w$]+/g) ?? []),
  )
}
