import { createHmac, randomBytes } from 'node:crypto'
import { type Answer, missing, serveJson, wrong } from './serve-json.ts'

type Share = { share: string; name: string; price: number; change: number; fans: Set<string> }

/** The last two days of the week, which are all that is asked for. */
const week: readonly [string, string, number, number][] = [
  ['MILL', 'Old Mill', 12.8, 13.05],
  ['WOOL', 'Valley Wool', 7.95, 7.6],
  ['BOAT', 'Lake Boats', 22.25, 22.25],
  ['HERB', 'Herb Garden', 3.3, 3.2],
]

const shares = new Map<string, Share>(
  week.map(([share, name, before, price]) => {
    const change = Math.round((price - before) * 100) / 100
    return [share, { share, name, price, change, fans: new Set() }]
  }),
)
const secret = randomBytes(32)
const fingerprint = (address: string) => createHmac('sha256', secret).update(address).digest('hex')

const page = `<!DOCTYPE html>
<html lang="en">
<title>Shares of the valley</title>
<ul>${week.map(([, name]) => `<li>${name}</li>`).join('')}</ul>
</html>`

const show = ({ fans, ...share }: Share) => ({ ...share, likes: fans.size })

function compare(names: string[]): Answer {
  const wanted = [...new Set(names.map((name) => name.toUpperCase()))]
  if (names.length !== 2 || wanted.length !== 2) return wrong('Name two different shares.')
  const [one, other] = wanted.map((name) => shares.get(name))
  if (!one || !other) return missing
  const ahead = one.fans.size - other.fans.size
  return {
    status: 200,
    data: [
      { ...show(one), ahead },
      { ...show(other), ahead: -ahead },
    ],
  }
}

const headers = { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' }

export const server = serveJson(({ method, path, query, request }) => {
  const [, kind, name = ''] = path
  if (path.length === 0) return { status: 200, data: page }
  if (kind === 'compare') return compare(query.getAll('share'))
  const share = shares.get(name.toUpperCase())
  if (!share) return missing
  const visitor = fingerprint(request.socket.remoteAddress ?? '')
  if (method === 'PUT') share.fans.add(visitor)
  if (method === 'DELETE') share.fans.delete(visitor)
  return { status: 200, data: show(share) }
}, headers)

if (import.meta.main) server.listen(3000)
