import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { limits, sandboxQuery } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildRunnerHost } from './build-runner-host.ts'
import { readRunnerManifest } from './read-runner-manifest.ts'

describe('the runner’s own origin', () => {
  let directory: string

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'runner-host-'))
    await mkdir(join(directory, 'documents'))
    for (const [name, text] of Object.entries({ 'page.html': 'page', 'worker-host.html': 'worker host' })) {
      await writeFile(join(directory, 'documents', name), text)
      await writeFile(join(directory, 'documents', `${name}.br`), brotliCompressSync(text))
    }
    const header = {
      'cache-control': 'public, immutable',
      'content-security-policy':
        'sandbox allow-scripts; img-src data: {sources}; frame-ancestors {appOrigin}',
    }
    const headers = { 'page.html': header, 'worker-host.html': header }
    await writeFile(join(directory, 'manifest.json'), JSON.stringify({ version: 'abc', headers }))
  })
  afterAll(() => rm(directory, { recursive: true }))

  test('serves its documents, which only the app may embed, and nothing else', async () => {
    const manifest = await readRunnerManifest(directory)
    const app = await buildRunnerHost({ directory, manifest, appOrigins: ['http://a.test', 'http://b.test'] })
    const page = await app.inject('/v/abc/page.html')
    expect(page.body).toBe('page')
    expect(page.headers['content-security-policy']).toBe(
      'sandbox allow-scripts; img-src data:; frame-ancestors http://a.test http://b.test',
    )
    expect((await app.inject('/v/abc/worker-host.html')).body).toBe('worker host')
    const request = { url: '/v/abc/page.html', headers: { 'accept-encoding': 'gzip, br' } }
    const compressed = await app.inject(request)
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('page')
    const missing = await app.inject('/v/old/page.html')
    expect([missing.statusCode, missing.headers['x-content-type-options']]).toEqual([404, 'nosniff'])
    expect((await app.inject('/manifest.json')).statusCode).toBe(404)
  })

  test('lets a document load from the origins in its address, and never from the app', async () => {
    const manifest = await readRunnerManifest(directory)
    const app = await buildRunnerHost({ directory, manifest, appOrigins: ['https://school.test'] })
    const allowed = await app.inject(`/v/abc/page.html${sandboxQuery(['https://cdn.test'])}`)
    expect(allowed.headers['content-security-policy']).toContain('img-src data: https://cdn.test;')
    const refused = await app.inject(`/v/abc/page.html${sandboxQuery(['https://school.test'])}`)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).not.toContain('page')
  })

  test('lets no one keep what is not a document', async () => {
    const manifest = await readRunnerManifest(directory)
    const app = await buildRunnerHost({ directory, manifest, appOrigins: ['https://school.test'] })
    const kept = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await kept('/v/abc/page.html')).toBe('public, immutable')
    expect(await kept('/v/next/page.html')).toBe('no-store')
    expect(await kept(`/v/abc/page.html${sandboxQuery(['https://school.test'])}`)).toBe('no-store')
  })

  test('closes a connection that sends requests without waiting for answers, which would hold up the school', async () => {
    const manifest = await readRunnerManifest(directory)
    const app = await buildRunnerHost({ directory, manifest, appOrigins: ['https://school.test'] })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (data) => {
      received += String(data)
    })
    // Closing a connection whose data has not been read yet resets it.
    socket.on('error', () => undefined)
    socket.write('GET /v/abc/page.html HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(500))
    await once(socket, 'close')
    expect(received.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(limits.requestsPerConnection)
    await app.close()
  })
})
