import type { ChallengeHooks, ChallengeTest, LessonEnvironment } from '@cairn/contract'
import type { RootContent } from 'mdast'
import { findSection } from '../reading/find-section.ts'
import type { Reading } from '../reading/reading.ts'
import { render } from '../reading/render.ts'
import { report } from '../reading/report.ts'
import { fencesOf, placeOf } from '../reading/section.ts'

type Environment = LessonEnvironment | undefined

/** Pairs of a text and its test, in a `js` fence or a `sql` fence. An empty fence is a test that passes. */
export function readTests(
  reading: Reading,
  name: 'hints' | 'hidden-hints',
  environment: Environment,
): ChallengeTest[] {
  const { languages, means } = environment === 'sql' ? queries : scripts
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
    if (!languages.includes(node.lang ?? '')) {
      const message = `A hint’s test is not in a \`${languages[0]}\` fence.`
      report(reading, place, message, `Write the test as ${means}, after \`\`\`${languages[0]}.`)
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
    report(
      reading,
      place,
      'A hint has no test.',
      `Write a sentence, then its test in a \`\`\`${languages[0]} fence.`,
    )
  }
  return tests
}

const scripts = { languages: ['js', 'javascript'], means: 'JavaScript' }
const queries = { languages: ['sql'], means: 'a query' }

export function readHooks(reading: Reading, environment: Environment): ChallengeHooks {
  return {
    beforeAll: readHook(reading, 'before-all', environment),
    beforeEach: readHook(reading, 'before-each', environment),
    afterEach: readHook(reading, 'after-each', environment),
    afterAll: readHook(reading, 'after-all', environment),
  }
}

function readHook(reading: Reading, name: string, environment: Environment): string {
  const section = findSection(reading, name)
  if (!section) return ''
  if (environment !== undefined) {
    const message = `A lesson with \`environment: ${environment}\` has no \`--${name}--\`.`
    const remedy = 'Make its tables or files under `## --before-user-code--` in the seed.'
    report(reading, section.place, message, remedy)
    return ''
  }
  const [fence, second] = fencesOf(section)
  if (!fence || second || (fence.lang !== 'js' && fence.lang !== 'javascript')) {
    const place = placeOf(second ?? fence, section.place)
    const message = `\`--${name}--\` does not hold exactly one \`js\` fence.`
    report(reading, place, message, 'Write the hook as JavaScript, in one ```js fence.')
  }
  return fence?.value ?? ''
}
