import { server } from './server.ts'

/** All messages in English, the language that every other falls back to. */
export const en = { server } as const
