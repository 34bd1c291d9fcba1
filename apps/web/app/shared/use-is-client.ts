import { useClientValue } from './use-client-value.ts'

/** False on the server and during hydration, true afterwards: for anything that only a browser can know. */
export function useIsClient(): boolean {
  return useClientValue(() => true, false)
}
