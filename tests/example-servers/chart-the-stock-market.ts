import type { ServerResponse } from 'node:http'
import { type Answer, missing, serveJson, wrong } from './serve-json.ts'

type Share = { share: string; name: string; price: number; seed: number }

const shares: Share[] = [
  { share: 'REED', name: 'Reed Mats', price: 1240, seed: 7 },
  { share: 'SALT', name: 'Bay Salt', price: 810, seed: 42 },
  { share: 'KITE', name: 'Kite Makers', price: 2075, seed: 90 },
  { share: 'HIVE', name: 'Hilltop Hives', price: 180, seed: 13 },
  { share: 'PLUM', name: 'Plum Orchard', price: 455, seed: 64 },
]
let board: Share[] = []
const readers = new Set<ServerResponse>()

function pricesOf({ price, seed }: Share, days: number): number[] {
  const prices = [price]
  let [cents, rest] = [price, seed]
  while (prices.length < days) {
    rest = (rest * 26 + 17) % 101
    cents = Math.max(100, cents + rest - 50)
    prices.push(cents)
  }
  return prices
}

const state = () => board.map(({ share, name }) => ({ share, name }))

function tell(reader: ServerResponse): void {
  reader.write(`data: ${JSON.stringify(state())}\n\n`)
}

function listen(reader: ServerResponse): void {
  readers.add(reader)
  reader.on('close', () => readers.delete(reader))
  tell(reader)
}

function put(next: Share[]): void {
  const isChange = next.length !== board.length
  board = next
  if (isChange) for (const reader of readers) tell(reader)
}

const colors = ['#1b4f8f', '#a3341f', '#1f6b3a', '#6a3d9a', '#7a5200']

function draw(days: number): string {
  const lines = board.map((share) => ({ ...share, prices: pricesOf(share, days) }))
  const highest = Math.max(100, ...lines.flatMap(({ prices }) => prices))
  const x = (day: number) => (day / Math.max(1, days - 1)) * 600
  const y = (cents: number) => 380 - (cents / highest) * 360
  const drawn = lines.map(({ share, name, prices }, index) => {
    const points = prices.map((cents, day) => `${x(day).toFixed(2)},${y(cents).toFixed(2)}`)
    const color = colors[shares.findIndex((known) => known.share === share)]
    return `<polyline id="${share}" points="${points.join(' ')}" fill="none" stroke="${color}"/>
<text x="610" y="${20 + index * 20}" fill="${color}">${name}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 400" role="img">
<title>Prices of ${board.length} shares in ${days} days</title>${drawn.join('')}</svg>`
}

const page = `<!DOCTYPE html>
<html lang="en">
<title>Shares of the bay</title>
<h1>Shares of the bay</h1>
<img src="/chart.svg" alt="The prices of the shares on the board">
</html>`

function change(method: string, share: Share): Answer {
  const others = board.filter((known) => known !== share)
  if (method === 'DELETE') put(others)
  else if (others.length === board.length) put([...board, share])
  return { status: 200, data: state() }
}

export const server = serveJson(({ method, path, query }) => {
  const [kind, part, name] = path
  const days = query.get('days') ?? '30'
  if (kind === undefined) return { status: 200, data: page }
  if (part === 'events') return { status: 200, stream: listen }
  if (part === 'board' && name === undefined) return { status: 200, data: state() }
  const share = shares.find((known) => known.share === name?.toUpperCase())
  if (part === 'board') return share ? change(method, share) : missing
  if (!/^[1-9]\d{0,2}$/.test(days) || Number(days) > 365) return wrong('Ask for 1 to 365 days.')
  if (kind === 'chart.svg') return { status: 200, data: draw(Number(days)), type: 'image/svg+xml' }
  if (!share) return missing
  const prices = pricesOf(share, Number(days))
  return { status: 200, data: { share: share.share, name: share.name, prices } }
})

if (import.meta.main) server.listen(3000)
