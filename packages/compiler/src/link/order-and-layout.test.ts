import { describe, expect, test } from 'vitest'
import { compile, indexOf, lessonsOf } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, step, stepId } from '../testing/sample-curriculum.ts'

describe('the order of lessons, blocks and courses', () => {
  test('is that of the structure files', async () => {
    const compiled = await compile(
      sampleCurriculum({ 'blocks/block/meta.json': blockMeta('block', [3, 1, 2]) }),
    )
    expect(compiled.problems).toEqual([])
    expect(lessonsOf(compiled, 'english').map(({ id }) => id)).toEqual([stepId(3), stepId(1), stepId(2)])
  })

  test('is by step number where there are none, and each folder of blocks is a course', async () => {
    const compiled = await compile({
      'README.md': 'Remarks for authors.',
      'weaving/b.md': step({ number: 10 }),
      'weaving/a.md': step({ number: 9 }),
      'dyeing/a.md': step({ number: 1 }),
    })
    expect(compiled.problems).toEqual([])
    const [course] = indexOf(compiled).superBlocks
    expect(course?.blocks.map(({ dashedName, name }) => [dashedName, name])).toEqual([
      ['dyeing', 'Dyeing'],
      ['weaving', 'Weaving'],
    ])
    expect(course?.blocks[1]?.challenges.map(({ title }) => title)).toEqual(['Step 9', 'Step 10'])
  })

  test('follows freeCodeCamp’s own trees, current and former', async () => {
    const today = await compile({
      'structure/superblocks/course.json': {
        chapters: [{ dashedName: 'one', modules: [{ dashedName: 'first', blocks: ['block'] }] }],
      },
      'structure/blocks/block.json': blockMeta('block', [1], {
        blockLabel: 'workshop',
        blockLayout: 'legacy-challenge-grid',
      }),
      'challenges/english/blocks/block/one.md': step({ number: 1 }),
      'challenges/german/blocks/block/one.md': step({ number: 1, title: 'Schritt 1' }),
    })
    expect(today.problems).toEqual([])
    expect(indexOf(today).superBlocks[0]).toMatchObject({
      id: 'course',
      chapters: [{ dashedName: 'one', modules: [{ dashedName: 'first', blocks: ['block'] }] }],
      blocks: [{ layout: 'challenge-grid' }],
    })
    expect(lessonsOf(today, 'german')[0]?.title).toBe('Schritt 1')

    const before = await compile({
      '14-responsive-web-design-22/cafe/meta.json': blockMeta('cafe', [1], {
        superBlock: '2022/responsive-web-design',
        order: 1,
        challengeOrder: [[stepId(1), 'Step 1']],
      }),
      '14-responsive-web-design-22/cafe/one.md': step({ number: 1 }),
    })
    expect(before.problems).toEqual([])
    expect(indexOf(before).superBlocks[0]).toMatchObject({
      id: '2022/responsive-web-design',
      title: '(New) Responsive Web Design',
      certification: 'responsive-web-design',
    })
  })

  test('a file may be named like something that every object has', async () => {
    const compiled = await compile(
      sampleCurriculum({ 'superblocks/constructor.json': { blocks: ['block'] } }),
    )
    expect(indexOf(compiled).superBlocks.map(({ id }) => id)).toContain('constructor')
  })

  test('stages come in their fixed order', async () => {
    const course = (stage: string, blocks: string[]) => ({ title: stage, stage, blocks })
    const compiled = await compile(
      sampleCurriculum({
        'superblocks/a.json': course('Upcoming', ['block']),
        'superblocks/b.json': course('Legacy', ['block']),
        'superblocks/course.json': course('Core', ['block']),
      }),
    )
    expect(indexOf(compiled).superBlocks.map(({ stage }) => stage)).toEqual(['Core', 'Legacy', 'Upcoming'])
  })
})
