import type { ChallengeHooks, ChallengeTest } from '@cairn/contract'
import type { RootContent } from 'mdast'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { fencesOf, placeOf } from '../reading/section.ts'

/** Pairs of a text and its test in a `js` fence. An empty fence is a test that passes. */
export function readTests(reading: Reading, name: 'hints' | 'hidden-hints'): ChallengeTest[] {
  const section = findSection(reading, name)
  if (!section) return []
  const tests: ChallengeTest[] = []
  let text: RootContent[] = []
  for (const node of section.content) {
    if (node.type !== 'code') {
      text.push(node)
      continue
    }
    const place = placeOf(node, section.place)
    if (node.lang !== 'js' && node.lang !== 'javascript') {
      const message = 'A hint’s test is not in a `js` fence.'
      report(reading, place, message, 'Write the test as JavaScript, after ```js.')
    }
    if (text.length === 0) {
      const message = 'A test has no hint.'
      report(reading, place, message, 'Say before the test, in a sentence, what is expected.', node.value)
    }
    tests.push({ text: render(reading, text), testString: node.value })
    text = []
  }
  if (text.length > 0) {
    const place = placeOf(text[0], section.place)
    report(reading, place, 'A hint has no test.', 'Write a sentence, then its test in a ```js fence.')
  }
  return tests
}

export function readHooks(reading: Reading): ChallengeHooks {
  return {
    beforeAll: readHook(reading, 'before-all'),
    beforeEach: readHook(reading, 'before-each'),
    afterEach: readHook(reading, 'after-each'),
    afterAll: readHook(reading, 'after-all'),
  }
}

function readHook(reading: Reading, name: string): string {
  const section = findSection(reading, name)
  if (!section) return ''
  const [fence, second] = fencesOf(section)
  if (!fence || second || (fence.lang !== 'js' && fence.lang !== 'javascript')) {
    const place = placeOf(second ?? fence, section.place)
    const message = `\`--${name}--\` does not hold exactly one \`js\` fence.`
    report(reading, place, message, 'Write the hook as JavaScript, in one ```js fence.')
  }
  return fence?.value ?? ''
}
