import { describe, expect, test } from 'vitest'
import { sampleCurriculum } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { readRunnable } from './read-runnable.ts'
import { whatRuns } from './what-runs.ts'

const lesson = `---
id: 000000000000000000000001
title: Step 1
challengeType: 0
dashedName: step-1
---

# --description--

Say hello.

# --hints--

It should say hello.

\`\`\`js
assert.match(code, /hello/);
\`\`\`

# --seed--

## --seed-contents--

\`\`\`html
--fcc-editable-region--

--fcc-editable-region--
\`\`\`

# --solutions--

\`\`\`html
<p>hello</p>
\`\`\`
`

async function hashOf(text: string): Promise<string | undefined> {
  const directory = writeFiles(sampleCurriculum({ 'blocks/block/one.md': text }))
  const { hashes } = await readRunnable(directory, {}, ({ challenge, secret }) => [
    whatRuns(challenge, secret),
    secret.solutions,
  ])
  return hashes.get('block')
}

describe('the proof of a lesson', () => {
  const changed = (from: string, to: string) => hashOf(lesson.replace(from, to))

  test('still holds when its words are better', async () => {
    const hash = await hashOf(lesson)
    expect(hash).toBeDefined()
    expect(await changed('Say hello.', 'Greet the reader.')).toBe(hash)
    expect(await changed('It should say hello.', 'The page should say hello.')).toBe(hash)
    expect(await changed('title: Step 1', 'title: A greeting')).toBe(hash)
  })

  test('does not when its test, its seed or its solution has changed', async () => {
    const hash = await hashOf(lesson)
    expect(await changed('/hello/', '/hello/i')).not.toBe(hash)
    expect(await changed('--fcc-editable-region--\n\n', '--fcc-editable-region--\n<hr>\n')).not.toBe(hash)
    expect(await changed('<p>hello</p>', '<h1>hello</h1>')).not.toBe(hash)
  })
})
