import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '#config/config-error.ts'
import { readFeatures } from './read-features.ts'

const text = JSON.stringify({
  features: { 'aa-test': { default: 'a', percentB: 10 }, 'new-curriculum': true },
  staffDomains: ['school.example'],
})
const answers: Record<string, string> = {
  '/features.json': text,
  '/endless.json': ' '.repeat(100_000) + text,
}
const server = createServer(({ url = '' }, response) => {
  response.writeHead(url in answers ? 200 : 404)
  response.end(answers[url])
})
let folder: string
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'features-'))
  await writeFile(join(folder, 'features.json'), text)
  await writeFile(join(folder, 'wrong.json'), '{\n  "features": { "dark-mode": true }\n}')
  server.listen(0, 'localhost')
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

const read = (featureSource: string | undefined, showsUpcomingChanges = false) =>
  readFeatures({ featureSource, showsUpcomingChanges, showsNewCurriculum: false })

describe('the features of a school', () => {
  test('are the defaults without a document', async () => {
    expect(await read(undefined)).toEqual({
      features: {
        'landing-page-redesign': { default: 'b', percentB: 50 },
        'show-modal-randomly': { default: 'a', percentB: 50 },
        'aa-test': { default: 'a' },
        'aa-test-in-component': { default: 'a' },
        'upcoming-changes': false,
        'new-curriculum': false,
      },
      staffDomains: [],
    })
  })

  test.for(['file', 'address'])('are what a document says, read from its %s', async (kind) => {
    const source = kind === 'file' ? join(folder, 'features.json') : `${address}/features.json`
    const { features, staffDomains } = await read(source, true)
    expect(features).toMatchObject({ 'aa-test': { percentB: 10 }, 'new-curriculum': true })
    expect(staffDomains).toEqual(['school.example'])
    // What the document does not name stays as it is.
    expect(features).toMatchObject({ 'show-modal-randomly': { percentB: 50 }, 'upcoming-changes': true })
  })

  test('stop the start with file and place when the document has a mistake', async () => {
    const file = join(folder, 'wrong.json')
    await expect(read(file)).rejects.toThrow(
      new ConfigError(`${file}:2: features.dark-mode is not known here.`),
    )
  })

  test('stop the start when the document cannot be read', async () => {
    await expect(read(join(folder, 'missing.json'))).rejects.toThrow(/^FEATURES=.*missing\.json.*ENOENT/)
    await expect(read(`${address}/missing.json`)).rejects.toThrow(/^FEATURES=.*missing\.json.*status 404/)
    await expect(read('http://localhost:9/')).rejects.toThrow(ConfigError)
    await expect(read(`${address}/endless.json`)).rejects.toThrow(/^FEATURES=.*longer than/)
  })
})
