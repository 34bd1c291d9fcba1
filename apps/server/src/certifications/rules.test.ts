import { expect, test } from 'vitest'
import { isEarned } from './rules.ts'

const projects = Array.from({ length: 5 }, (_project, index) => ({ id: `${index}`, title: '' }))
const certification = { id: 'c', slug: 'c', title: '', tests: projects }
const done = (ids: readonly string[]) => ids.map((id) => ({ id, completedDate: 0, files: [] }))

test('a certification is earned by completing everything it asks for, for every set of lessons', () => {
  for (let set = 0; set < 2 ** 7; set++) {
    const ids = Array.from({ length: 7 }, (_lesson, bit) => `${bit}`).filter((_id, bit) => set & (1 << bit))
    expect(isEarned(certification, done(ids))).toBe(projects.every(({ id }) => ids.includes(id)))
  }
})

test('a certification that asks for nothing cannot be earned', () => {
  expect(isEarned({ ...certification, tests: [] }, done(['0']))).toBe(false)
})
