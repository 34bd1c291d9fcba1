import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const bookings: { name: string; seat: number }[] = []

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sendJson = (status: number, data: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(data))
  }
  response.setHeader('Access-Control-Allow-Origin', '*')
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (url.pathname === '/') {
    response.end('The ferry is here')
  } else if (url.pathname === '/api/ferry') {
    sendJson(200, { name: 'Gannet', seats: 40 })
  } else if (url.pathname === '/api/price') {
    const people = Number(url.searchParams.get('people'))
    if (Number.isInteger(people) && people >= 1) sendJson(200, { people, price: people * 4 })
    else sendJson(400, { error: 'How many people are coming?' })
  } else if (url.pathname === '/api/bookings' && request.method === 'POST') {
    let body = ''
    for await (const piece of request) body += String(piece)
    const name = new URLSearchParams(body).get('name') ?? ''
    if (name.trim() === '') {
      sendJson(400, { error: 'Who is coming?' })
      return
    }
    const booking = { name, seat: bookings.length + 1 }
    bookings.push(booking)
    sendJson(201, booking)
  } else if (url.pathname === '/api/bookings') {
    sendJson(200, bookings)
  } else {
    response.statusCode = 404
    response.end('There is nothing here.')
  }
}

export const server = createServer((request, response) => void serve(request, response))

if (import.meta.main) server.listen(3000)
