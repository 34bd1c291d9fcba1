import { paths } from '@cairn/contract'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { registerSignature } from './signature-routes.ts'

const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const app = Fastify()
registerSignature(app, { type: 'image/svg+xml', content })
afterAll(() => app.close())

test('a signature is sent as a picture, and opened as a page it runs nothing', async () => {
  const { headers, rawPayload, statusCode } = await app.inject(paths.signaturePicture)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml'])
  expect(rawPayload).toEqual(content)
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
})

test('a browser that has it is not sent it again', async () => {
  const { headers } = await app.inject(paths.signaturePicture)
  const known = { 'if-none-match': String(headers.etag) }
  expect((await app.inject({ url: paths.signaturePicture, headers: known })).statusCode).toBe(304)
})
