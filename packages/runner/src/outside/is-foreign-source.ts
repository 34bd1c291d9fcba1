import { isSandboxSource } from '@cairn/contract'

/** Whether learner code may be allowed to load from an origin: the school itself is none, whoever asks for it. */
export function isForeignSource(origin: string): boolean {
  return isSandboxSource(origin, { appOrigins: [location.origin] })
}
