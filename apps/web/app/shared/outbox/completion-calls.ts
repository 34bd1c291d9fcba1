import type { BodyOf } from '@cairn/contract'
import type { EndpointName, EndpointNamed } from '#shared/call/load-api.ts'

/** The calls that record completions, and their addresses, by which waiting submissions remember them. */
export const completionAddresses = {
  completeModernChallenge: '/modern-challenge-completed',
  completeProject: '/project-completed',
  completeBackendChallenge: '/backend-challenge-completed',
} as const satisfies Partial<Record<EndpointName, string>>

export type CompletionCall = keyof typeof completionAddresses

export type CompletionBody = BodyOf<EndpointNamed<CompletionCall>>

export function completionCallAt(address: string): CompletionCall | undefined {
  const calls = Object.keys(completionAddresses) as CompletionCall[]
  return calls.find((call) => completionAddresses[call] === address)
}
