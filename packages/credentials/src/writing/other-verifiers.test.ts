import { createVerifyCryptosuite } from '@digitalbazaar/eddsa-jcs-2022-cryptosuite'
import { expect, test } from 'vitest'
import { isAcceptedByBazaar, isAcceptedElsewhere } from '#testing/is-accepted-elsewhere.ts'
import { sampleFacts } from '#testing/sample-credential.ts'
import { writer } from '../write.ts'

// Without a public address, so that the key is in the credential and no verifier has to fetch it.
const facts = { ...sampleFacts, origin: 'http://localhost:8000' }
const pem = writer.createKey()

async function bothVersions() {
  const genuine = await writer.writeCredential(facts, pem)
  return { genuine, forged: genuine.replace('Ada Lovelace', 'Eve Lovelace') }
}

test('two other verifiers accept a credential, and refuse a forged one', async () => {
  const { genuine, forged } = await bothVersions()
  expect(await isAcceptedElsewhere(genuine)).toEqual([true, true])
  expect(await isAcceptedElsewhere(forged)).toEqual([false, false])
})

test('the second signature is accepted as well, and a forged one refused', async () => {
  const { genuine, forged } = await bothVersions()
  expect(await isAcceptedByBazaar(genuine, createVerifyCryptosuite())).toBe(true)
  expect(await isAcceptedByBazaar(forged, createVerifyCryptosuite())).toBe(false)
})
