import { stepId } from './sample-curriculum.ts'

type Language = 'html' | 'css' | 'js' | 'ts' | 'jsx' | 'python' | 'sql'

const types: Readonly<Record<Language, string>> = {
  html: '0',
  css: '0',
  js: '1',
  ts: '25',
  jsx: '25',
  python: '20',
  sql: '12\nenvironment: sql',
}

/** A fence; `▸` stands for a region marker. */
export function fence(language: Language, ...lines: string[]): string {
  return [
    '```' + language,
    ...lines.map((line) => (line === '▸' ? '--fcc-editable-region--' : line)),
    '```',
  ].join('\n')
}

export const seed = (...fences: string[]) => ['# --seed--', '## --seed-contents--', ...fences].join('\n\n')
export const changes = (...fences: string[]) => ['# --seed--', '## --seed-changes--', ...fences].join('\n\n')
export const solution = (...fences: string[]) => ['# --solutions--', ...fences].join('\n\n')

/** A step of a workshop with these sections of code. */
export function workshopStep(number: number, language: Language, ...sections: string[]): string {
  const test = language === 'sql' ? '```sql\nSELECT true\n```' : '```js\nassert.ok(code);\n```'
  return `---
id: ${stepId(number)}
title: Step ${number}
challengeType: ${types[language]}
dashedName: step-${number}
---

# --description--

Write.

# --hints--

It is written.

${test}

${sections.join('\n\n')}
`
}

/** A course with one block of these files; the order is in their names. */
export function workshop(files: Readonly<Record<string, string>>): Record<string, string | object> {
  return {
    'superblocks/course.json': { id: 'course', title: 'Course', stage: 'Core', blocks: ['block'] },
    'blocks/block/meta.json': { name: 'A block', dashedName: 'block', helpCategory: 'HTML-CSS' },
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name.includes('/') ? name : `blocks/block/${name}`, text]),
    ),
  }
}
