import { once } from 'node:events'
import { createServer } from 'node:http'

export type MicrosoftLearn = {
  /** For the variable TROPHY_API_URL. */
  apiUrl: string
  /** Answers, by path; anything else is not found. */
  answers: Map<string, unknown>
  close: () => void
}

/** A server that answers in place of Microsoft Learn. */
export async function startMicrosoftLearn(): Promise<MicrosoftLearn> {
  const answers = new Map<string, unknown>()
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.statusCode = answer === undefined ? 404 : 200
    response.end(JSON.stringify(answer ?? {}))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const place = server.address()
  return {
    apiUrl: `http://localhost:${typeof place === 'object' ? place?.port : ''}`,
    answers,
    close: () => server.close(),
  }
}
