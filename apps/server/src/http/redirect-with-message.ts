import { type FlashKey, flashTypeOf } from '@cairn/contract'
import type { FastifyReply } from 'fastify'

/** Where api.md §1 has another word for a type of message. */
const wordOf = {
  success: 'success',
  info: 'info',
  warning: 'info',
  danger: 'danger',
  error: 'errors',
} as const

/** Sends the browser to a path of ours, which shows the message (api.md §1, “Messages through a redirect”). */
export function redirectWithMessage(reply: FastifyReply, path: string, key: FlashKey): FastifyReply {
  const messages = `${wordOf[flashTypeOf(key)]}[0]=${key}`
  const separator = path.includes('?') ? '&' : '?'
  return reply.redirect(`${path}${separator}${new URLSearchParams({ messages }).toString()}`)
}
