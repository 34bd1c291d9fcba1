import type { Camper } from '#http/session.ts'

/** A camper who has proved who they are, and the account's epoch at that time. */
export type ProvenCamper = Camper & { signInEpoch: number }
