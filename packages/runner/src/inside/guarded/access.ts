import { getOwnPropertyDescriptor } from '../primordials.ts'
import { originalOf, recordCalls, recordOriginal, restore, type Original } from './built-ins.ts'
import { createAccess } from './create-access.ts'
import { createIntentions } from './create-intentions.ts'
import { readyInterfaces } from './interface-of.ts'
import { conversionsAmong, isAsking, lookedUpMembers, lookedUpOfPlatform } from './looked-up.ts'
import { knownLanguageNames, languageObjects } from './language-objects.ts'
import { platformObjects } from './platform-objects.ts'
import { replacementOf } from './replacements.ts'

let language: readonly Original[] = []
let platform: Original[] = []
let lookedUp: Original[] = []
const intentions = createIntentions()
const globals = Object.create(null) as Record<string, unknown>
for (const name of knownLanguageNames) globals[name] = getOwnPropertyDescriptor(globalThis, name)?.value

/** Objects whose additions built-ins look up on nearly everything. */
const inheritedWidely = new Set<object>(
  [Object, Array, Function, RegExp, Promise, String].map(({ prototype }) => prototype),
)

/** Records the language as it is now: before any learner code, and after the harness has made its own changes. */
export function recordLanguage(): void {
  const { owners, calls } = languageObjects()
  const names = [...knownLanguageNames, 'getComputedStyle', 'matchMedia'].filter((name) => name in globalThis)
  recordCalls(calls)
  language = [
    ...owners.map(([owner, name]) => recordOriginal(owner, { name })),
    recordOriginal(globalThis, { only: names }),
  ]
  const members = lookedUpMembers()
  lookedUp = language
    .map((original) => ({
      ...original,
      keys: members.get(original.owner) ?? conversionsAmong(original.keys),
      isWhole: inheritedWidely.has(original.owner),
    }))
    .filter(({ keys }) => keys.length > 0)
}

/** Records everything else that the browser provides. */
export function recordPlatform(): void {
  const owners = platformObjects().filter((owner) => originalOf(owner)?.isOfPages !== false)
  lookedUp = lookedUp.filter(({ isOfPages }) => !isOfPages)
  platform = []
  for (const owner of owners) {
    const original = recordOriginal(owner, { isOfPages: true })
    platform.push({ ...original, isWhole: false })
    const keys = lookedUpOfPlatform(original.keys)
    if (keys.length > 0) lookedUp.push({ ...original, keys, isWhole: false })
  }
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, name)?.value as unknown
    if (typeof value === 'function') globals[name] = value
  }
  readyInterfaces(owners)
}

/** Restores what learner code has replaced; the name of the first such member. */
export function restoreLanguage(): string | undefined {
  return restore(language, intentions.isMeant)
}

/** Restores what else learner code has replaced in the browser; the name of the first such member. */
export function restorePlatform(): string | undefined {
  return restore(platform, intentions.isMeant)
}

/** Whether learner code may have run since the members that built-ins look up were last checked. */
let isDoubted = false
const distrust = () => {
  isDoubted = true
}
const trustAgain = () => {
  if (!isDoubted) return
  isDoubted = false
  restore(lookedUp, intentions.isMeant)
}

/** A program of another run begins. */
export { forgetReplacements } from './replacements.ts'

/** Undoes what a test has replaced on purpose. */
export const forgetIntentions = intentions.forget

/** Whether a tool was given anything but numbers and strings, which cannot run code in the middle of its work. */
let isGivenObjects = false

/** For the text of tests. */
export const testAccess = {
  ...createAccess({
    intentions,
    hidesAdditions: false,
    distrust,
    trustAgain,
    asks: () => true,
    onCall: (hasObject) => {
      isGivenObjects = hasObject
    },
    onAssign: intentions.mean,
    replacementOf,
  }),
  globals,
}

/** For the tools of tests. */
export const toolAccess = {
  ...createAccess({
    intentions,
    hidesAdditions: true,
    distrust: () => {
      if (isGivenObjects) isDoubted = true
    },
    trustAgain,
    asks: isAsking,
    onCall: () => undefined,
    onAssign: () => undefined,
    replacementOf: () => undefined,
  }),
  globals,
}

/** For a tool that replaces something because a test asks it to. */
export const meanChange = intentions.mean
