import { randomUUID } from 'node:crypto'

/** A mailbox that no other test uses. */
export const newAddress = (): string => `${randomUUID()}@example.org`
