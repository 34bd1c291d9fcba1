import { append } from '../primordials.ts'

export type Call = (...args: never[]) => unknown
export type Replacement = { name: string; original: Call; own: Call }

let replacements: Replacement[] = []

/** Notes what a program has put in the place of a function of the language, when it is put back. */
export function noteReplacement(name: string, { original, own }: { original: unknown; own: unknown }): void {
  if (typeof original !== 'function' || typeof own !== 'function') return
  const known = find((one) => one.original === original)
  if (known) known.own = own as Call
  else append(replacements, { name, original: original as Call, own: own as Call })
}

/** Another program begins. */
export function forgetReplacements(): void {
  replacements = []
}

/** What the program has put in the place of this function. */
export function replacementOf(call: unknown): Replacement | undefined {
  return replacements.length === 0 ? undefined : find(({ original }) => original === call)
}

function find(isWanted: (one: Replacement) => boolean): Replacement | undefined {
  for (let index = 0; index < replacements.length; index++) {
    const one = replacements[index]
    if (one && isWanted(one)) return one
  }
  return undefined
}
