import { once } from 'node:events'
import { createServer } from 'node:http'

/** A server of a camper, which the tests of a lesson ask how many stones it has. */
export type StoneServer = {
  address: string
  stones: number
  isBroken: boolean
  close: () => void
}

export async function startStoneServer(): Promise<StoneServer> {
  const server = createServer((_request, response) => {
    response.writeHead(stoneServer.isBroken ? 500 : 200, { 'access-control-allow-origin': '*' })
    response.end(JSON.stringify({ stones: stoneServer.stones }))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const place = server.address()
  const port = typeof place === 'object' ? place?.port : ''
  const stoneServer: StoneServer = {
    address: `http://localhost:${port}`,
    stones: 2,
    isBroken: false,
    close: () => void server.close(),
  }
  return stoneServer
}
