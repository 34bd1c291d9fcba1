import { createServer } from 'node:http'

export const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (request.url === '/api/ferry') {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ name: 'Gannet', seats: 40 }))
    return
  }
  response.end('The ferry is here')
})

if (import.meta.main) server.listen(3000)
