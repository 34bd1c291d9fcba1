import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ping, requestSignInMail } from '@cairn/contract'
import { expect, test } from 'vitest'
import { startMailServer } from '../apps/server/src/testing/start-mail-server.ts'
import { ApiClient } from './product/api-client.ts'
import { findFreePorts, startProduct } from './product/start-product.ts'

test('a school with a mail server sends through it, and closes cleanly', async () => {
  const { url, received, close } = await startMailServer()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'mail-server-'))
  const product = await startProduct({
    dataDirectory,
    port: await findFreePorts(),
    environment: { SMTP_URL: url, MAIL_FROM: 'cairn@example.org' },
  })
  try {
    const visitor = new ApiClient(product.origin)
    await visitor.call(ping)
    await visitor.call(requestSignInMail, { body: { email: 'ada@example.org' } })
    await expect.poll(() => received).toMatchObject([{ recipient: 'ada@example.org' }])
    expect(await product.end('SIGTERM')).toBe(0)
    const [, onTheWayOut] = product.output().split('Stopping…')
    expect(onTheWayOut).not.toMatch(/failed|could not|cleanly/)
  } finally {
    await product.kill()
    await close()
    rmSync(dataDirectory, { recursive: true })
  }
})
