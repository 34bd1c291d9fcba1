import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { Pool, type PoolClient } from 'pg'
import type { Connection } from '../../apps/server/src/database/connect.ts'
import type { RecordedQuery, Recording } from './record-queries.ts'

/** The least that can answer: node:http, the bare driver, JSON.stringify. No schema, no token, no header. */
process.once('message', ({ connection, recording }: { connection: Connection; recording: Recording }) => {
  const pool = new Pool({ ...connection, max: 20 })
  const { queries } = recording

  const server = createServer((request, response) => {
    const answer = async () => {
      const body = request.method === 'POST' ? await readJson(request) : {}
      const values = valuesOf(request, body)
      if (request.url === '/completion') return completion(values)
      return request.url === '/session-user' ? sessionUser(values) : publicProfile(values)
    }
    const send = async () => {
      const rows = await answer()
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(rows))
    }
    void send()
  })

  const run = async (
    client: Pool | PoolClient,
    { sql, parameters }: RecordedQuery,
    values: Values,
  ): Promise<unknown[]> => {
    const filled = parameters.map((one) => fill(one, values))
    const { rows } = await client.query<object>({ name: nameOf(sql), text: sql, values: filled })
    return rows
  }

  const sessionUser = async (values: Values) => {
    const [session, ...rest] = queries.sessionUser
    return [
      session && (await run(pool, session, values)),
      ...(await Promise.all(rest.map((query) => run(pool, query, values)))),
    ]
  }

  const publicProfile = async (values: Values) => {
    const answers = []
    for (const query of queries.publicProfile) answers.push(await run(pool, query, values))
    return answers
  }

  const completion = async (values: Values) => {
    const [session, ...rest] = queries.completion
    const answers = [session && (await run(pool, session, values))]
    const client = await pool.connect()
    for (const query of rest) answers.push(await run(client, query, values))
    client.release()
    return answers
  }

  /** Replaces the recorded values with those of a request. */
  const fill = (parameter: unknown, values: Values): unknown => {
    if (parameter === recording.camper.userId) return values.userId
    if (parameter === recording.camper.username) return values.username
    if (parameter === recording.lessonId) return values.lessonId
    if (parameter instanceof Date) return new Date()
    return parameter instanceof Uint8Array ? values.hash : parameter
  }

  server.listen(0, 'localhost', () => {
    const place = server.address()
    process.send?.(typeof place === 'object' ? place?.port : undefined)
  })
})

type Values = { userId: string; username: string; hash: Buffer; lessonId: string }

function valuesOf({ headers }: IncomingMessage, body: { id?: string }): Values {
  const [userId = '', secret = ''] = (headers.cookie ?? '').replace('sid=', '').split('.')
  return {
    userId,
    username: String(headers['x-username'] ?? ''),
    hash: createHash('sha256').update(secret).digest(),
    lessonId: body.id ?? '',
  }
}

async function readJson(request: IncomingMessage): Promise<{ id?: string }> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as { id?: string }
}

const names = new Map<string, string>()

/** Prepared once for each connection, as in the product. */
function nameOf(sql: string): string {
  const known = names.get(sql) ?? `bare_${names.size}`
  names.set(sql, known)
  return known
}
