import Fastify from 'fastify'

type Page = { body: string; headers: Record<string, string> }

/** The least that Fastify can do with a page: it has its bytes, and sends them. */
process.once('message', ({ body, headers }: Page) => {
  const bytes = Buffer.from(body, 'base64')
  const app = Fastify()
  app.get('*', (_request, reply) => reply.headers(headers).send(bytes))
  void app.listen({ port: 0, host: 'localhost' }).then((address) => process.send?.(address))
})
