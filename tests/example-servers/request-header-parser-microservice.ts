import { createServer } from 'node:http'

/** The languages of `Accept-Language`, those with the largest weight first. */
function languagesIn(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [language = '', ...details] = entry.split(';').map((part) => part.trim())
      const weight = details.find((detail) => detail.startsWith('q='))?.slice(2) ?? '1'
      return { language, weight: Number(weight) }
    })
    .filter(({ language }) => language !== '')
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
}

export const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/api/visitor') {
    response.statusCode = 404
    response.end('There is nothing here.')
    return
  }
  response.setHeader('Content-Type', 'application/json')
  response.end(
    JSON.stringify({
      languages: languagesIn(request.headers['accept-language'] ?? ''),
      software: request.headers['user-agent'],
      address: request.socket.remoteAddress,
    }),
  )
})

if (import.meta.main) server.listen(3000)
