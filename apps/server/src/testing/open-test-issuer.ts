import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writer } from '@cairn/credentials/write'
import { openIssuer } from '#credentials/open-issuer.ts'

type Options = Pick<Parameters<typeof openIssuer>[0], 'database' | 'origin' | 'now'>

/** A school that signs certificates with a key of its own, and without a build. */
export async function openTestIssuer(options: Options) {
  const directory = await mkdtemp(join(tmpdir(), 'credentials-'))
  const keyFile = join(directory, 'key.pem')
  const issuer = openIssuer({
    ...options,
    keyFile,
    openWriter: async () => writer,
    readVerifier: async () => 'check()',
  })
  return { issuer, keyFile, close: () => rm(directory, { recursive: true }) }
}
