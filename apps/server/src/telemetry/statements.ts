import { tracingChannel } from 'node:diagnostics_channel'

/** A statement with places for its values, which are never told. */
export type Statement = { text: string }

/** Tells when a statement begins, ends or fails, to those who trace. */
export const statements = tracingChannel<unknown, Statement>('cairn.statement')
