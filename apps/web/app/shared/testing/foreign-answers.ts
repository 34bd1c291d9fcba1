import type { ServerResponse } from 'node:http'
import { completeModernChallenge } from '@cairn/contract'
import { sendJson } from './start-school.ts'

const page = '<!doctype html><title>Welcome to our network</title>'

const html = (status: number) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' })
  response.end(page)
}
const json = (status: number, body: unknown) => (response: ServerResponse) => sendJson(response, status, body)

const acknowledgement = { alreadyCompleted: false, points: 2, completedDate: 1, savedChallenges: [] }

/** Answers that a proxy, a firewall or a network's sign-in page may give in place of the school. */
export const foreignAnswers: readonly (readonly [
  what: string,
  respond: (response: ServerResponse) => void,
])[] = [
  ...[400, 401, 403, 404, 409, 413, 429, 500].map(
    (status) => [`${status} with JSON`, json(status, { error: 'Not allowed here' })] as const,
  ),
  [
    '403 with JSON that looks like ours',
    json(403, { type: 'error', message: 'Blocked by your administrator' }),
  ],
  // The key is declared, but not with this status.
  ['403 with another key of ours', json(403, { type: 'danger', message: 'flash.submission-invalid' })],
  ...[200, 403, 404, 413, 502].map((status) => [`${status} with a page`, html(status)] as const),
  ['200 with other JSON', json(200, { portal: true })],
  ['200 with half an acknowledgement', json(200, { alreadyCompleted: true, points: 'many' })],
  ['200 with a list', json(200, [])],
  ['200 with null', json(200, null)],
  ['201 with an acknowledgement', json(201, acknowledgement)],
  ['200 with nothing', (response) => response.end()],
  [
    '200 with nothing, as JSON',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end()
    },
  ],
  [
    '204',
    (response) => {
      response.writeHead(204)
      response.end()
    },
  ],
  [
    '200 with JSON that ends early',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(acknowledgement).slice(0, -5))
    },
  ],
  [
    'an answer that is cut off',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write(JSON.stringify(acknowledgement), () => response.destroy())
    },
  ],
  ['a connection that is reset', (response) => void response.destroy()],
  [
    'a redirect to a sign-in page',
    (response) => {
      const isAsked = response.req.url !== completeModernChallenge.path
      if (isAsked) return html(200)(response)
      response.writeHead(302, { location: '/portal' })
      return response.end()
    },
  ],
  [
    'a redirect that keeps the method, to where anything is acknowledged',
    (response) => {
      if (response.req.url === '/portal') return sendJson(response, 200, acknowledgement)
      response.writeHead(307, { location: '/portal' })
      return response.end()
    },
  ],
  [
    'an acknowledgement that is called a text',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      response.end(JSON.stringify(acknowledgement))
    },
  ],
]
