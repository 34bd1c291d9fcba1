import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  certificationIdentities,
  challengeTypes,
  submitKindOf,
  superBlockIdentities,
  testEnvironmentOf,
} from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { CurriculumCompiler } from './compile/curriculum-compiler.ts'

/** A folder of facts about freeCodeCamp's platform, which are not part of the project. */
const reference = process.env['FREECODECAMP_FACTS_DIR']

const read = <Value>(name: string) => JSON.parse(readFileSync(join(reference ?? '', name), 'utf8')) as Value

describe.skipIf(reference === undefined)('identifiers are exactly those of freeCodeCamp:', () => {
  test('super blocks, their stages, certifications and languages', () => {
    type SuperBlock = {
      id: string
      title: string
      stage: string
      certification: string | null
      notAuditedIn: string[]
    }
    const expected = read<SuperBlock[]>('superblocks.json').map(
      ({ id, title, stage, certification, notAuditedIn }) => [
        id,
        { title: title.replace('{product}', 'Cairn'), stage, certification, notAuditedIn },
      ],
    )
    expect(superBlockIdentities).toEqual(Object.fromEntries(expected))
    expect(Object.keys(superBlockIdentities)).toEqual(expected.map(([id]) => id))
  })

  type Certification = {
    id: string
    slug: string
    title: string
    projects: { id: string; title: string }[] | null
    requiresCertifications?: string[]
  }

  test('certifications', () => {
    const expected = read<Certification[]>('certifications.json')
    expect(
      Object.entries(certificationIdentities).map(([slug, { id, title }]) => ({ slug, id, title })),
    ).toEqual(expected.map(({ slug, id, title }) => ({ slug, id, title })))
  })

  test('our own curriculum has a file for each course, in that order', async () => {
    const { indexes } = await new CurriculumCompiler(
      join(import.meta.dirname, '../../../curriculum'),
    ).compile()
    const found = indexes
      .get('english')
      ?.superBlocks.map(({ id, stage, certification }) => ({ id, stage, certification }))
    const expected = read<{ id: string; stage: string; certification: string | null }[]>('superblocks.json')
    expect(found).toEqual(expected.map(({ id, stage, certification }) => ({ id, stage, certification })))
  })

  test('our own curriculum has a file for each certification, with its projects', async () => {
    const { indexes } = await new CurriculumCompiler(
      join(import.meta.dirname, '../../../curriculum'),
    ).compile()
    const expected = read<Certification[]>('certifications.json')
    const idOf = (slug: string) => expected.find((certification) => certification.slug === slug)?.id
    expect(
      indexes
        .get('english')
        ?.certifications.map(({ slug, id, tests }) => ({ slug, id, tests: tests.map((entry) => entry.id) })),
    ).toEqual(
      expected.map(({ slug, id, projects, requiresCertifications = [] }) => ({
        slug,
        id,
        tests: projects?.map((project) => project.id) ?? requiresCertifications.map(idOf),
      })),
    )
  })

  test('challenge types, where their tests run and how they are submitted', () => {
    type Type = { code: number; name: string; submit: string | null; testRunner: string | null }
    const { types } = read<{ types: Type[] }>('challenge-types.json')
    const runners = { page: 'dom', javascript: 'js-worker', python: 'python-worker' }
    for (const { code, name, submit, testRunner } of types) {
      expect(Object.entries(challengeTypes)).toContainEqual([name, code])
      const type = Object.values(challengeTypes).find((known) => known === code)
      if (type === undefined || name === 'invalid') continue
      expect(submitKindOf(type)).toBe(submit)
      const environment = testEnvironmentOf(type)
      // Elsewhere it is only submitted as a link; here it can be built as well.
      if (name === 'frontEndProject') continue
      // Tests of a learner's own server run in a page, too, but not on code that is written here.
      expect([testRunner, ...(testRunner === 'dom' ? [null] : [])]).toContain(
        environment && runners[environment],
      )
    }
  })
})
