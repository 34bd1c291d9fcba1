import { limits } from '@cairn/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SessionCookies } from '#http/session-cookies.ts'

const mark = /^[\w-]{43}$/

/** The marks of a browser: one for each account that signed in with it, latest first. */
export function readMarks(request: FastifyRequest, cookies: SessionCookies): string[] {
  const marks = (request.cookies[cookies.marks] ?? '').split('.').filter((text) => mark.test(text))
  return marks.slice(0, limits.marksPerBrowser)
}

export function setMarks(reply: FastifyReply, cookies: SessionCookies, marks: readonly string[]): void {
  reply.setCookie(cookies.marks, marks.slice(0, limits.marksPerBrowser).join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookies.isSecure,
    maxAge: limits.knownBrowserLifetimeMs / 1000,
  })
}
