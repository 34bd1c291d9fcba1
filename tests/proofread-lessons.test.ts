import { join } from 'node:path'
import { formatProblems } from '@cairn/compiler'
import { proofread } from '@cairn/compiler/proofread'
import { expect, test } from 'vitest'
import { findBase, listChanged } from '../ops/changed-files.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { isNightly } from './product/is-nightly.ts'

const changed = new Set(listChanged(findBase()))
/** What is spelled right, and which words are terms, concerns all lessons. */
const isAll = isNightly || changed.has('curriculum/words.txt') || changed.has('curriculum/terms.txt')

test('lessons of ours that have changed read well; all of them in the nightly profile', async () => {
  const { lessons, problems } = await proofread(join(projectRoot, 'curriculum'), {
    isChosen: (file) => isAll || changed.has(`curriculum/${file}`),
  })
  expect(lessons.length).toBeGreaterThanOrEqual(isAll ? 90 : 0)
  expect(formatProblems(problems)).toBe('')
})
