import { randomBytes } from 'node:crypto'
import type { FileExtension } from '@cairn/contract'

/** A new random id of 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex')
}

/** The same file with other values in its front matter; nothing else changes. */
export function withFrontMatter(text: string, values: Readonly<Record<string, string>>): string {
  const end = text.indexOf('\n---', 3)
  const head = Object.entries(values).reduce(
    (before, [key, value]) => before.replace(new RegExp(`^${key}:.*$`, 'm'), () => `${key}: ${value}`),
    text.slice(0, end),
  )
  return head + text.slice(end)
}

const fenceByExtension: Readonly<Record<FileExtension, string>> = {
  html: 'html',
  css: 'css',
  js: 'js',
  jsx: 'jsx',
  ts: 'ts',
  tsx: 'tsx',
  py: 'py',
  json: 'json',
  sql: 'sql',
  sh: 'sh',
}

type NewLesson = {
  id: string
  title: string
  challengeType: number
  dashedName: string
  files: readonly { ext: FileExtension; contents: string; isEditable: boolean }[]
  /** A step that starts from the solution of the one before it; `files` are that solution. */
  isContinued?: boolean
}

const region = '--fcc-editable-region--'

/** A lesson that reads and verifies as soon as its author has filled in the words in brackets. */
export function newLessonText({
  id,
  title,
  challengeType,
  dashedName,
  files,
  isContinued,
}: NewLesson): string {
  const fences = (isContinued ? files.filter(({ isEditable }) => isEditable) : files).map(
    ({ ext, contents, isEditable }) => {
      const lines = isEditable ? [region, contents, region] : [contents]
      return ['```' + fenceByExtension[ext], ...lines, '```'].join('\n')
    },
  )
  return `---
id: ${id}
title: ${title}
challengeType: ${challengeType}
dashedName: ${dashedName}
---

# --description--

(Say what is new in this step, in a few short sentences, and what to do.)

# --hints--

(Say what is expected.)

\`\`\`js
assert.fail('Write a test here.');
\`\`\`

${isContinued ? '# --solutions--' : '# --seed--\n\n## --seed-contents--'}

${fences.join('\n\n')}
`
}
