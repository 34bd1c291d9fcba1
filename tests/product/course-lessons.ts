import { certificationIdentities } from '@cairn/contract'

const idOf = (block: number, number: number) => `65f0c0ffee012345678a0${block}0${number}`

const lesson = (block: number, number: number, title: string) => `---
id: ${idOf(block, number)}
title: ${title}
challengeType: 24
dashedName: lesson-${number}
---

# --description--

Read this.
`

const block = (number: number, name: string, layout: string, titles: readonly string[]) => ({
  [`blocks/block-${number}/meta.json`]: JSON.stringify({
    name,
    dashedName: `block-${number}`,
    helpCategory: 'HTML-CSS',
    blockLayout: layout,
    challengeOrder: titles.map((title, index) => ({ id: idOf(number, index + 1), title })),
  }),
  ...Object.fromEntries(
    titles.map((title, index) => [
      `blocks/block-${number}/lesson-${index + 1}.md`,
      lesson(number, index + 1, title),
    ]),
  ),
})

const { id, title } = certificationIdentities['responsive-web-design']

/** A course with a grid, a list and a single lesson, its certification, and the older course that it replaces. */
export const courseLessons: Readonly<Record<string, string>> = {
  'superblocks/responsive-web-design-22.json': JSON.stringify({ blocks: ['block-1', 'block-2', 'block-3'] }),
  'superblocks/responsive-web-design.json': JSON.stringify({ blocks: ['block-4'] }),
  ...block(1, 'Build a tower', 'challenge-grid', ['Step 1', 'Step 2', 'Step 3']),
  ...block(2, 'Stones in theory', 'challenge-list', ['What a stone is', 'How stones lie']),
  ...block(3, 'The last stone', 'link', ['The last stone']),
  ...block(4, 'Old stones', 'challenge-list', ['An old stone']),
  'certifications/responsive-web-design.yml': `---
id: ${id}
title: ${title}
certification: responsive-web-design
challengeType: 7
tests:
  - id: ${idOf(3, 1)}
    title: The last stone
`,
}
