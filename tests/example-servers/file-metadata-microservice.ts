import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

const largest = 1_000_000

const page = `<!DOCTYPE html>
<html lang="en">
<title>What is in these files?</title>
<form action="/api/files" method="post" enctype="multipart/form-data">
<label for="file">Files</label>
<input type="file" name="file" id="file" multiple>
<button>Describe them</button>
</form>
</html>`

/** Empty when the body is no form. */
async function filesIn(request: IncomingMessage): Promise<File[]> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  try {
    const form = await new Response(Buffer.concat(pieces), { headers }).formData()
    return form.getAll('file').filter((value) => typeof value !== 'string' && value.name !== '') as File[]
  } catch {
    return []
  }
}

async function describe(file: File) {
  const content = Buffer.from(await file.arrayBuffer())
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: file.name, type: file.type, bytes: file.size, sha256 }
}

async function answer(request: IncomingMessage): Promise<{ status: number; data: unknown }> {
  const given = await filesIn(request)
  if (given.length === 0) return { status: 400, data: { error: 'There is no file.' } }
  if (given.some(({ size }) => size > largest)) {
    return { status: 413, data: { error: 'A file may have 1,000,000 bytes.' } }
  }
  const files = await Promise.all(given.map(describe))
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const different = new Set(files.map(({ sha256 }) => sha256)).size
  return { status: 200, data: { files, bytes, different } }
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (request.method === 'POST' && request.url === '/api/files') {
    const { status, data } = await answer(request)
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(data))
  } else if (request.url === '/') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(page)
  } else {
    response.statusCode = 404
    response.end('There is nothing here.')
  }
}

export const server = createServer((request, response) => void serve(request, response))

if (import.meta.main) server.listen(3000)
