import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IssuerKey, listIssuerKeys } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAgainst, signedCredential, stateOf } from '#testing/check-certificate.ts'
import { holderOf } from '#testing/claimant.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { readOrCreateKey, replaceKey } from './key-file.ts'

const certSlug = 'responsive-web-design'
const source = join(import.meta.dirname, '../../../../packages/credentials/src/write.ts')

const server = await openTestServer({ isSecure: true })
const type = await openCommandLine(server)
let build: string

// What a build has there, without building.
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(build, 'credentials'))
  await writeFile(join(build, 'credentials/write.js'), `export * from ${JSON.stringify(source)}`)
})
afterAll(() => rm(build, { recursive: true }))

const command = (words: string) =>
  type(words, { BUILD_DIR: build, CREDENTIAL_KEY_FILE: server.credentialKeyFile })

async function certificate() {
  const { username } = await (await holderOf(server, certSlug)).me()
  return { username, credential: await signedCredential(server, { username, certSlug }) }
}

async function keys(): Promise<IssuerKey[]> {
  return (await server.visitor().call(listIssuerKeys)).body['keys'] as IssuerKey[]
}

function keyOf(credential: string): string {
  const { proof } = JSON.parse(credential) as { proof: { verificationMethod: string }[] }
  return proof[0]?.verificationMethod ?? ''
}

describe('the school’s key', () => {
  test('is made for the first certificate, and only its owner may read it', async () => {
    await certificate()
    expect(await readFile(server.credentialKeyFile, 'utf8')).toContain('BEGIN PRIVATE KEY')
    expect((await stat(server.credentialKeyFile)).mode & 0o777).toBe(0o400)
  })

  test('is made once by processes that start together', async () => {
    let made = 0
    const file = join(build, 'together/key.pem')
    const read = await Promise.all(
      Array.from({ length: 10 }, () => readOrCreateKey(file, () => `key ${(made += 1)}`)),
    )
    expect(new Set(read).size).toBe(1)
  })

  test('is found by others at the school’s address', async () => {
    const { credential } = await certificate()
    const { payload } = await server.app.inject('/.well-known/did.json')
    expect(JSON.parse(payload)).toMatchObject({
      id: 'did:web:school.test',
      assertionMethod: expect.arrayContaining([keyOf(credential)]) as string[],
    })
  })
})

describe('after a change of the key', () => {
  test('what the old one has signed stays valid, and the new one signs', async () => {
    const old = await certificate()
    expect(await command('keys rotate')).toMatchObject({ exitCode: 0 })
    const { credential } = await certificate()
    expect(keyOf(credential)).not.toBe(keyOf(old.credential))
    expect(await checkAgainst(server, credential)).toBe('valid')
    expect(await checkAgainst(server, old.credential)).toBe('valid')
    expect((await keys()).find(({ id }) => id === keyOf(old.credential))?.retiredAt).toBeDefined()
  })
})

describe('after a theft of the key', () => {
  test('what it has signed is worth nothing, and is signed again', async () => {
    const stolen = await certificate()
    const { printed } = await command(`keys revoke ${keyOf(stolen.credential)}`)
    expect(printed).toMatch(/is revoked\. Certificates to be signed again when they are next opened: [1-9]/)
    const renewed = await signedCredential(server, { username: stolen.username, certSlug })
    expect(await checkAgainst(server, renewed)).toBe('valid')
    expect(await checkAgainst(server, stolen.credential)).toBe('revokedKey')
    const { payload } = await server.app.inject('/.well-known/did.json')
    expect(payload).not.toContain(keyOf(stolen.credential))
  })

  test('it is revoked under all addresses that the school has had', async () => {
    const stolen = await certificate()
    const [{ id, publicKeyMultibase } = { id: '', publicKeyMultibase: '' }] = (await keys()).filter(
      (key) => key.id === keyOf(stolen.credential),
    )
    const former = id.replace('school.test', 'former.test')
    await server.database
      .insertInto('issuer_keys')
      .values({
        key_id: former,
        public_key_multibase: publicKeyMultibase,
        created_at: new Date('2020-01-01'),
        retired_at: new Date('2021-01-01'),
      })
      .execute()
    await command(`keys revoke ${former}`)
    expect(await checkAgainst(server, stolen.credential)).toBe('revokedKey')
    expect(keyOf((await certificate()).credential)).not.toBe(id)
  })

  test('nothing is signed with it, although its file comes back', async () => {
    const stolen = await certificate()
    const pem = await readFile(server.credentialKeyFile, 'utf8')
    await command(`keys revoke ${keyOf(stolen.credential)}`)
    await replaceKey(server.credentialKeyFile, pem)
    const { username } = await (await holderOf(server, certSlug)).me()
    expect(await stateOf(server, { username, certSlug })).toBeUndefined()
    await command('keys rotate')
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  })

  test('a key that the school never had is not revoked', async () => {
    const { complaints } = await command('keys revoke did:web:school.test#z6Mk')
    expect(complaints).toContain('There is no key “did:web:school.test#z6Mk”')
  })

  test('the operator sees which keys there are', async () => {
    await certificate()
    expect((await command('keys list')).printed).toMatch(/ signs +did:web:school\.test#z6Mk/)
  })
})
