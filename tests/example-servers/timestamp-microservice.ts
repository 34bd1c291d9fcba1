import { createServer } from 'node:http'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Undefined for what is neither a day nor a whole number of seconds. */
function dateOf(text: string): Date | undefined {
  if (/^-?\d+$/.test(text)) {
    const date = new Date(Number(text) * 1000)
    return Number.isNaN(date.getTime()) ? undefined : date
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(text)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  return exists ? date : undefined
}

export const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Type', 'application/json')
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  const [, moment] = /^\/api\/time(?:\/([^/]+))?$/.exec(pathname) ?? [undefined, '']
  const date = moment === undefined ? new Date() : dateOf(moment)
  if (!date) {
    response.statusCode = 400
    response.end(JSON.stringify({ error: 'That is neither a day nor a number of seconds.' }))
    return
  }
  const seconds = Math.floor(date.getTime() / 1000)
  response.end(JSON.stringify({ seconds, iso: date.toISOString(), weekday: weekdays[date.getUTCDay()] }))
})

if (import.meta.main) server.listen(3000)
