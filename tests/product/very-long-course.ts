const blockNumbers = Array.from({ length: 300 }, (_block, index) => index + 1)

const idOf = (block: number, lesson: number) =>
  `65f0c0ffee0123456${String(block).padStart(4, '0')}${String(lesson).padStart(3, '0')}`

const titles = ['Lift', 'Carry', 'Lay']

/** A course of three hundred blocks, in which three lessons each say what to do with one stone. */
export const veryLongCourse: Readonly<Record<string, string>> = {
  'superblocks/responsive-web-design.json': JSON.stringify({
    blocks: blockNumbers.map((number) => `stone-${number}`),
  }),
  ...Object.fromEntries(blockNumbers.flatMap(filesOf)),
}

function filesOf(number: number): [name: string, text: string][] {
  const directory = `blocks/stone-${number}`
  const meta = JSON.stringify({
    name: `Stone ${number}`,
    dashedName: `stone-${number}`,
    helpCategory: 'HTML-CSS',
    blockLayout: 'challenge-list',
    challengeOrder: titles.map((title, index) => ({ id: idOf(number, index), title })),
  })
  return [
    [`${directory}/meta.json`, meta],
    ...titles.map((title, index): [string, string] => [
      `${directory}/${title.toLowerCase()}.md`,
      lessonOf(number, index, title),
    ]),
  ]
}

function lessonOf(block: number, index: number, title: string): string {
  return `---
id: ${idOf(block, index)}
title: ${title}
challengeType: 24
dashedName: ${title.toLowerCase()}
---

# --description--

${title} stone ${block}.
`
}
