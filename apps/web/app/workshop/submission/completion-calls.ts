import {
  type BodyOf,
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
} from '@cairn/contract'

const calls = [completeModernChallenge, completeProject, completeBackendChallenge] as const

/** A call that records a completion. */
export type CompletionCall = (typeof calls)[number]

export type CompletionBody = BodyOf<CompletionCall>

export function completionCallAt(path: string): CompletionCall | undefined {
  return calls.find((call) => call.path === path)
}
