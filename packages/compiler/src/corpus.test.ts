import { expect, test } from 'vitest'
import { countTypes } from './author/count-types.ts'
import { CurriculumCompiler } from './compile/curriculum-compiler.ts'

/** A folder of freeCodeCamp's lessons, which are not part of the project. */
const corpus = process.env['FREECODECAMP_LESSONS_DIR']

/** Malformed lessons (decision 9). */
const malformed = new Set(['learn-how-to-talk-about-past-experiences/671f786a18c275074d55d298.md'])

test.skipIf(corpus === undefined)(
  'every lesson of the corpus is read; only what is truly malformed is refused',
  async () => {
    const { indexes, problems } = await new CurriculumCompiler(corpus ?? '').compile()
    expect(problems.filter(({ file }) => !malformed.has(file))).toEqual([])
    const types = countTypes(indexes)
    expect(types.reduce((sum, { challenges }) => sum + challenges, 0)).toBeGreaterThan(4000)
    expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining([0, 8, 19, 22, 24, 33]))
    expect(indexes.get('english')?.certifications.length).toBeGreaterThan(30)
  },
  300_000,
)
