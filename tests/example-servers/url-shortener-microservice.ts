import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const addresses: string[] = []

function codeOf(address: string): string {
  if (!addresses.includes(address)) addresses.push(address)
  return addresses.indexOf(address).toString(36)
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, text: string) => {
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': type })
    response.end(text)
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'POST' && pathname === '/api/links') {
    let body = ''
    for await (const piece of request) body += String(piece)
    const url = new URLSearchParams(body).get('url') ?? ''
    if (/^https?:\/\//.test(url) && URL.canParse(url)) {
      send(200, 'application/json', JSON.stringify({ url, code: codeOf(url) }))
    } else {
      send(400, 'application/json', JSON.stringify({ error: 'Please send an address as the field url.' }))
    }
    return
  }
  const code = pathname.startsWith('/to/') ? pathname.slice('/to/'.length) : ''
  const address = addresses.find((known) => codeOf(known) === code)
  if (address === undefined) {
    send(404, 'text/plain', 'No link has this code.')
    return
  }
  const shown = escapeHtml(address)
  const page = `<!DOCTYPE html><html lang="en"><title>This link leads to</title><a href="${shown}">${shown}</a></html>`
  send(200, 'text/html; charset=utf-8', page)
}

export const server = createServer((request, response) => void serve(request, response))

if (import.meta.main) server.listen(3000)
