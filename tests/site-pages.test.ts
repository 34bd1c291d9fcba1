import { expect, test } from 'vitest'
import routes from '../apps/web/app/routes.ts'
import { accountPages, lessonPages, oldAddresses, publicPages } from './product/site-pages.ts'

/** What an address of React Router matches: parts behind a colon are any, a question mark leaves one out. */
const patternOf = (address: string) =>
  new RegExp(
    `^/${address
      .replaceAll(/\/?:\w+\?/g, '(/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  )

test('journeys open pages of every kind', () => {
  const pages = [...publicPages, ...oldAddresses, ...lessonPages, ...accountPages].map(
    (page) => page.split('?')[0] ?? '',
  )
  const addresses = routes.map(({ path = '' }) => path)
  const unopened = addresses.filter((address) => !pages.some((page) => patternOf(address).test(page)))
  expect(unopened).toEqual([])
})
