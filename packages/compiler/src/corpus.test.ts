import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseChallenge } from './parse/parse-challenge.ts'

/** Real lessons of the format, where the machine has them; they are not part of the project. */
const corpus = join(import.meta.dirname, '../../../../shared/corpus')

test.skipIf(!existsSync(corpus))(
  'every lesson of the corpus with a supported type is read without a throw',
  async () => {
    const files = (await readdir(corpus, { recursive: true })).filter(
      (name) => name.endsWith('.md') && name.includes('/'),
    )
    let read = 0
    for (const file of files) {
      const text = await readFile(join(corpus, file), 'utf8')
      if (!/^challengeType: (?:0|1|20)$/m.test(text)) continue
      const { output } = parseChallenge(file, text)
      expect(output?.tests.length ?? 0).toBeGreaterThanOrEqual(0)
      read += 1
    }
    expect(read).toBeGreaterThan(1000)
  },
)
