import { describe, expect, test } from 'vitest'
import { catalogs, type LocaleCode } from './catalogs.ts'
import { compareCatalogs } from './keys/compare-catalogs.ts'
import { loadEncouragements } from './load-encouragements.ts'

const codes = Object.keys(catalogs) as LocaleCode[]

// What is missing fails the check before a release only: a contributor need not speak twelve languages.
describe.for(codes)('the messages in %s', (code) => {
  const { unused, differing } = compareCatalogs(catalogs.en, catalogs[code], code)

  test('are all used', () => expect(unused).toEqual([]))

  test('have the placeholders of the English ones', () => expect(differing).toEqual([]))

  test('begin with the first encouragement, which pages show before they have loaded the others', async () => {
    const [first] = await loadEncouragements[code]()
    expect(first?.text).toBe(catalogs[code].learn.encouragement)
  })
})
