import { randomInt, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { type Answer, isText, serveJson, wrong } from './serve-json.ts'

type Place = { x: number; y: number }
type Player = Place & { id: string; name: string; points: number }
type Data = Readonly<Record<string, unknown>>

const size = 10
const steps = new Map<unknown, Place>([
  ['north', { x: 0, y: -1 }],
  ['south', { x: 0, y: 1 }],
  ['east', { x: 1, y: 0 }],
  ['west', { x: -1, y: 0 }],
])
/** By their keys. */
const players = new Map<unknown, Player>()
const readers = new Set<ServerResponse>()
let playerCount = 0
let firefly: Place = { x: randomInt(size), y: randomInt(size) }

const isSame = (one: Place, other: Place) => one.x === other.x && one.y === other.y

function otherPlace(than: Place): Place {
  const place = { x: randomInt(size), y: randomInt(size) }
  return isSame(place, than) ? otherPlace(than) : place
}

const state = () => ({ size, firefly, players: [...players.values()] })

function tell(response: ServerResponse): void {
  response.write(`data: ${JSON.stringify(state())}\n\n`)
}

function changed(answer: Answer): Answer {
  for (const reader of readers) tell(reader)
  return answer
}

function join({ name }: Data): Answer {
  if (!isText(name) || name.length > 20) return wrong('A name has 1 to 20 characters.')
  playerCount += 1
  const key = randomUUID()
  const player = { id: `p${playerCount}`, name, ...otherPlace(firefly), points: 0 }
  players.set(key, player)
  return changed({ status: 201, data: { id: player.id, key } })
}

function move(player: Player, direction: unknown): Answer {
  const step = steps.get(direction)
  if (!step) return wrong('That is no direction.')
  const inside = (place: number) => Math.min(size - 1, Math.max(0, place))
  player.x = inside(player.x + step.x)
  player.y = inside(player.y + step.y)
  if (isSame(player, firefly)) {
    player.points += 1
    firefly = otherPlace(firefly)
  }
  const { x, y, points } = player
  return changed({ status: 200, data: { x, y, points } })
}

const page = `<!DOCTYPE html>
<html lang="en"><title>Fireflies</title><script src="/game.js" defer></script><p role="status"></p></html>`

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'self'",
  'X-Content-Type-Options': 'nosniff',
}

function listen(response: ServerResponse): void {
  readers.add(response)
  response.on('close', () => readers.delete(response))
  tell(response)
}

export const server = serveJson(({ method, path, data }) => {
  if (path.length === 0) return { status: 200, data: page }
  if (path[1] === 'events') return { status: 200, stream: listen }
  if (method === 'GET') return { status: 200, data: state() }
  if (!data) return wrong('The body is no object.')
  if (method === 'POST' && path[1] === 'players') return join(data)
  const player = players.get(data['key'])
  if (!player) return { status: 403, data: { error: 'This key opens nothing.' } }
  if (method === 'POST') return move(player, data['direction'])
  players.delete(data['key'])
  return changed({ status: 204 })
}, headers)

if (import.meta.main) server.listen(3000)
