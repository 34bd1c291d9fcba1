import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ApiClient } from '../product/api-client.ts'
import { readChallengeIds } from '../product/challenge-ids.ts'
import { isNightly } from '../product/is-nightly.ts'
import { nightly, test } from '../product/journey.ts'
import { findFreePorts, startProduct } from '../product/start-product.ts'

const kills = isNightly ? 20 : 1

nightly(`a submission that was acknowledged survives kill -9 (kills: ${kills})`, async () => {
  test.setTimeout(10 * 60_000)
  const challengeIds = await readChallengeIds()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kill-'))
  const port = await findFreePorts()
  let product = await startProduct({ dataDirectory, port })
  try {
    const client = new ApiClient(product.origin)
    const username = await client.signIn(product, 'killed@example.org')
    const acknowledged: string[] = []
    for (const id of challengeIds.slice(0, kills)) {
      await client.complete(id)
      await product.kill()
      acknowledged.push(id)
      product = await startProduct({ dataDirectory, port })
      expect(await client.completedOnProfile(username)).toEqual(expect.arrayContaining(acknowledged))
    }
    expect(new Set(acknowledged).size).toBe(kills)
  } finally {
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  }
})
