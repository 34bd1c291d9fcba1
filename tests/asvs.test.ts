import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')

/** Sections of ASVS 5.0.0 and the number of their requirements of level 1 or 2, which come first. */
const requirementsOfSections: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const rows = [
  ...readFileSync(join(projectRoot, 'docs/asvs.md'), 'utf8').matchAll(
    /^\| (?<id>\d+\.\d+\.\d+) +\| [^|]+ \| (?<proof>[^|]+) \|$/gm,
  ),
].map(({ groups }) => ({ id: groups?.['id'] ?? '', proof: groups?.['proof']?.trim() ?? '' }))

test('every requirement of levels 1 and 2 has one row, in order', () => {
  const wanted = Object.entries(requirementsOfSections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_requirement, index) => `${section}.${index + 1}`),
  )
  expect(wanted).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(wanted)
})

test.for(rows)('the evidence for $id exists', ({ proof }) => {
  const files = [...proof.matchAll(/`(?<file>[\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ({ groups }) => groups?.['file'],
  )
  const isExplained = /^not (?:applicable|met|shown): \S/.test(proof) || proof.includes('(pending: ')
  expect(files.length > 0 || isExplained).toBe(true)
  expect(files.filter((file) => !existsSync(join(projectRoot, file ?? '')))).toEqual([])
})
