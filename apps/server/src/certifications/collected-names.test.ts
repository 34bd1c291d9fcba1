import { showCertification } from '@cairn/contract'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()

/** Asks for the certificates of a hundred names; resolves to how many answers say whether there is such a camper. */
async function learn(addressOf: (count: number) => string): Promise<number> {
  const visitor = server.visitor()
  let learned = 0
  for (let count = 0; count < 100; count++) {
    visitor.address = addressOf(count)
    const path = showCertification.path
      .replace(':username', `name-${count}`)
      .replace(':certSlug', 'responsive-web-design')
    if ((await visitor.send('GET', path)).status === 200) learned += 1
  }
  return learned
}

test('certificates tell one household sixty names a minute (S10)', async () => {
  expect(await learn((count) => `2001:db8:3:1::${count.toString(16)}`)).toBe(60)
})

test('twin: certificates tell every name if each address counts for itself', async () => {
  expect(await learn((count) => `2001:db8:3:${(count + 2).toString(16)}::1`)).toBe(100)
})
