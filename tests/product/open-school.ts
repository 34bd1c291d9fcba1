import { test } from './journey.ts'
import { startFreshProduct } from './start-fresh-product.ts'
import type { Product } from './start-product.ts'
import { startWithLessons } from './start-with-lessons.ts'

/** The product with its own lessons for all journeys of a file, as empty as they leave it. */
export function openSchool(
  lessons: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
): Product {
  return forJourneys(() => startWithLessons(lessons, environment))
}

/** The product as it is for all journeys of a file, as empty as they leave it. */
export function openFreshSchool(environment: Record<string, string> = {}): Product {
  return forJourneys(async () => {
    const product = await startFreshProduct(environment)
    return { product, close: product.stop }
  })
}

/** Has no properties before the first journey begins, because only then the product is started. */
function forJourneys(start: () => Promise<{ product: Product; close: () => Promise<unknown> }>): Product {
  const opened = {} as Product
  let close: () => Promise<unknown>
  test.beforeAll(async () => {
    const school = await start()
    ;({ close } = school)
    Object.assign(opened, school.product)
  })
  test.afterAll(() => close())
  return opened
}
