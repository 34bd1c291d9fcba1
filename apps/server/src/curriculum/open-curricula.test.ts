import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CurriculumIndex, Language } from '@cairn/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPageData, type PageSources } from '#pages/load-page-data.ts'
import { writeSampleCurriculum } from '#testing/sample-curriculum.ts'
import { openLiveCurricula } from './live-curricula.ts'
import { openCurricula } from './open-curricula.ts'

const off = { showsNew: false, showsUpcoming: false }
const course = '2022/responsive-web-design'
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'curricula-'))
  for (const language of ['english', 'espanol', 'german'])
    await writeSampleCurriculum(join(directory, language))
})
afterEach(() => rm(directory, { recursive: true }))

async function change(language: Language, edit: (index: CurriculumIndex) => CurriculumIndex): Promise<void> {
  const file = join(directory, language, 'index.json')
  await writeFile(file, JSON.stringify(edit(JSON.parse(await readFile(file, 'utf8')) as CurriculumIndex)))
}

test('pages have the lessons of their language, or else those of the school', async () => {
  const curricula = await openCurricula(directory, 'espanol', off)
  const shown = (['espanol', 'german', 'japanese', 'english'] as const).map(
    (page) => curricula.in(page).language,
  )
  expect(shown).toEqual(['espanol', 'german', 'espanol', 'espanol'])
  expect(curricula.languages).toEqual(['german'])
})

test('a course that a language does not offer is shown in the school’s own, and not listed', async () => {
  await change('german', (index) => ({ ...index, superBlocks: [] }))
  const curricula = await openCurricula(directory, 'english', off)
  const sources = { curricula } as unknown as PageSources
  const open = (pathname: string) => loadPageData(sources, { pathname, language: 'german' })
  expect(await open('/learn')).toMatchObject({ superBlocks: [] })
  expect(await open(`/learn/${course}`)).toMatchObject({ lessonLanguage: 'en' })
  expect(await open(`/learn/${course}/greetings/step-1`)).toMatchObject({
    lessonLanguage: 'en',
    challenge: { translationPending: true },
  })
  const [lesson] = await curricula.base.curriculum.loadChallenges('greetings')
  expect(curricula.findPlace(lesson?.id ?? '', 'german')?.path).toBe(`/learn/${course}/greetings/step-1`)
})

test('lessons and courses say their language', async () => {
  const curricula = await openCurricula(directory, 'english', off)
  const sources = { curricula } as unknown as PageSources
  const open = (pathname: string, language: Language) => loadPageData(sources, { pathname, language })
  expect(await open(`/learn/${course}`, 'espanol')).toMatchObject({ lessonLanguage: 'es' })
  expect(await open(`/learn/${course}/greetings/step-1`, 'german')).toMatchObject({ lessonLanguage: 'de' })
})

test('live curricula reload when their files change, and keep the old version when they are broken', async () => {
  const failures: unknown[] = []
  const live = await openLiveCurricula(
    ['english', 'german'].map((language) => join(directory, language)),
    () => openCurricula(directory, 'english', off),
    (error) => failures.push(error),
  )
  const { curricula } = live
  const changed = () => new Promise<void>((resolve) => live.onChange(resolve))
  const [first, before] = [changed(), curricula.version]
  await change('english', (index) => ({ ...index, version: 'second' }))
  await first
  expect(curricula.base.curriculum.version).toBe('second')
  expect(curricula.version).not.toBe(before)
  const second = changed()
  await change('german', (index) => ({ ...index, version: 'third' }))
  await second
  expect(curricula.in('german').curriculum.version).toBe('third')

  await writeFile(join(directory, 'english/index.json'), '{ "superBlocks":')
  await expect.poll(() => failures.length).toBeGreaterThan(0)
  expect(curricula.base.curriculum.version).toBe('second')
  live.close()
})
