import { isSandboxSource } from '@cairn/contract'

/** Whether learner code may be allowed to load from an origin; never from the school itself. */
export function isForeignSource(origin: string): boolean {
  return isSandboxSource(origin, { appOrigins: [location.origin] })
}
