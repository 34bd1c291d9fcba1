import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { challengeTypes, type CurriculumIndex, paths } from '@cairn/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'

const file = join(import.meta.dirname, '../.build/curriculum/english/index.json')
const { certifications, superBlocks } = JSON.parse(await readFile(file, 'utf8')) as CurriculumIndex

const lessons = new Map(
  superBlocks.flatMap(({ id: superBlock, blocks }) =>
    blocks.flatMap(({ dashedName: block, challenges }) =>
      challenges.map((lesson) => [lesson.id, { ...lesson, superBlock, block }] as const),
    ),
  ),
)
const requirements = certifications.flatMap(({ slug, tests }) => tests.map((one) => ({ slug, ...one })))

/** The certification that is made of other certifications. */
const ofOthers = 'full-stack'

const { html, js, quiz, multipleChoice, theOdinProject, invalid } = challengeTypes
/** Passing one of these shows no work, or no knowledge of a whole course. */
const tooLittle: ReadonlySet<number> = new Set([html, js, quiz, multipleChoice, theOdinProject, invalid])

describe('every requirement of a certification', () => {
  test('is another certification, or a lesson: a project, an exam or a dialogue', () => {
    const wrong = requirements.filter(({ slug, id }) => {
      if (slug === ofOthers) return !certifications.some((certification) => certification.id === id)
      const type = lessons.get(id)?.challengeType
      return type === undefined || tooLittle.has(type)
    })
    expect(wrong).toEqual([])
  })
})

describe('a school that shows upcoming courses', () => {
  let product: Product
  let dataDirectory: string

  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'requirements-'))
    const environment = { SHOW_UPCOMING_CHANGES: 'true' }
    product = await startProduct({ dataDirectory, port: await findFreePorts(), environment })
  })
  afterAll(async () => {
    await product.stop()
    await rm(dataDirectory, { recursive: true })
  })

  test('has a page for each lesson that a certification asks for', async () => {
    const missing: string[] = []
    for (const lesson of new Set(requirements.flatMap(({ id }) => lessons.get(id) ?? []))) {
      const answer = await fetch(product.origin + paths.pageData(paths.challenge(lesson)))
      if (!answer.ok) missing.push(`${lesson.superBlock}/${lesson.block}/${lesson.dashedName}`)
      await answer.text()
    }
    expect(missing).toEqual([])
  })
})
