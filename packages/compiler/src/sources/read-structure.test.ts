import { describe, expect, test } from 'vitest'
import { writeFiles } from '../testing/write-files.ts'
import { readStructure } from './read-structure.ts'
import { BlockFile, CertificationFile } from './structure-schemas.ts'

const manyKeys = (count: number) =>
  Array.from({ length: count }, (_empty, index) => `k${index}: 1`).join('\n')
const nested = (levels: number) => `{"name": "B", "intro": ${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('a structure file that would stop the compiler is refused', () => {
  test('because it takes minutes to read', async () => {
    const root = writeFiles({ 'certifications/a.yml': manyKeys(20_000) })
    const { output, problems } = await readStructure(root, 'certifications/a.yml', CertificationFile, 50)
    expect(output).toBeUndefined()
    expect(problems).toMatchObject([
      { file: 'certifications/a.yml', line: 1, message: 'The file takes too long to read.' },
    ])
  })

  test('because it is nested too deeply', async () => {
    const root = writeFiles({ 'meta.json': nested(10_000) })
    expect((await readStructure(root, 'meta.json', BlockFile)).problems).toMatchObject([
      { file: 'meta.json', line: 1, message: 'The file is nested too deeply to be read.' },
    ])
  })

  test('twin: a smaller one is read, and told what is wrong in it', async () => {
    const root = writeFiles({ 'meta.json': nested(10), 'certifications/a.yml': manyKeys(10) })
    const { problems } = await readStructure(root, 'meta.json', BlockFile)
    expect(problems.map(({ message }) => message)).toContain('`dashedName` is missing.')
    const certification = await readStructure(root, 'certifications/a.yml', CertificationFile)
    expect(certification.problems.map(({ message }) => message)).toContain('Unknown key `k9`.')
  })
})
