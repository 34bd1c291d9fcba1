import { test } from './journey.ts'
import { startFreshProduct } from './start-fresh-product.ts'
import type { Product } from './start-product.ts'
import { type SeededSchool, startSeededSchool } from './start-seeded-school.ts'
import { startWithLessons } from './start-with-lessons.ts'

type Lessons = Readonly<Record<string, string>>
type Files = Readonly<Record<string, string | Uint8Array>>

/** The product with its own lessons, for all journeys of a file. */
export function openSchool(lessons: Files, environment: Record<string, string> = {}): Product {
  return forJourneys(async () => {
    const { product, close } = await startWithLessons(lessons, environment)
    return { ...product, close }
  })
}

/**
 * The product with the lessons of this project and a forum. Other files use it, too, so the addresses of a file's campers
 * are its own.
 */
export function openSharedSchool(): Product {
  const opened = {} as Product
  test.beforeAll(({ sharedSchool }) => {
    Object.assign(opened, sharedSchool)
  })
  return opened
}

/** The product with the lessons of this project, set up in this way, for all journeys of a file. */
export function openFreshSchool(environment: Record<string, string>): Product {
  return forJourneys(async () => {
    const product = await startFreshProduct(environment)
    return { ...product, close: product.stop }
  })
}

/** The product with its own lessons and with what `seed` adds, and its database, for all journeys of a file. */
export function openSeededSchool(
  lessons: Lessons,
  seed?: (school: SeededSchool) => Promise<void>,
): SeededSchool {
  return forJourneys(async () => {
    const school = await startSeededSchool(lessons)
    await seed?.(school)
    return school
  })
}

/** Starts a school before the first journey and closes it after the last. What is returned is empty until then. */
export function forJourneys<School extends { close: () => Promise<unknown> }>(
  start: () => Promise<School>,
): School {
  const opened = {} as School
  test.beforeAll(async () => {
    Object.assign(opened, await start())
  })
  test.afterAll(() => opened.close())
  return opened
}
