import { join } from 'node:path'
import { mutateCurriculum } from '@cairn/compiler/mutate'
import { readMutatedBlocks } from '@cairn/compiler/mutated-blocks'
import { isGoodEnough } from '@cairn/compiler/score-block'
import { expect, test } from 'vitest'
import { findBase, listChanged } from '../ops/changed-files.ts'
import { projectRoot } from '../ops/project-root.mjs'
import { isNightly } from './product/is-nightly.ts'

const directory = join(projectRoot, 'curriculum')
const mutated = readMutatedBlocks(directory)
const blockOf = /^curriculum\/blocks\/(?<block>[^/]+)\//
const changed = new Set(
  listChanged(findBase()).flatMap((file) => blockOf.exec(file)?.groups?.['block'] ?? []),
)

test.runIf(isNightly || changed.size > 0)(
  'tests of lessons that have changed catch wrong programs and accept right ones; all of them in the nightly profile',
  async () => {
    const { scores, findings, unusedMarks, problems } = await mutateCurriculum({
      directory,
      isChosen: (block, hash) => isNightly || (changed.has(block) && mutated.get(block) !== hash),
      jobs: 2,
    })
    const weak = new Set(scores.filter((score) => !isGoodEnough(score)).map(({ block }) => block))
    expect(findings.filter(({ block, isMarked }) => weak.has(block) && !isMarked)).toEqual([])
    expect(unusedMarks).toEqual([])
    expect(problems).toEqual([])
  },
  7_200_000,
)
