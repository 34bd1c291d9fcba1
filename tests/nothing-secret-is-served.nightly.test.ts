import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CurriculumCompiler, writeCompiled } from '@cairn/compiler'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts, type Product, startProduct } from './product/start-product.ts'
import { linkBuild } from './product/link-build.ts'

const projectRoot = join(import.meta.dirname, '..')
const directory = mkdtempSync(join(tmpdir(), 'secrets-'))

/** Words that occur only in data for the server. */
const secrets = ['solutionword', 'projectword', 'hiddentestword', 'rightanswerword'] as const

/** The solution of a workshop's last step, which its first step shows as the finished project. */
const shown = 'finishedword'

/** The only addresses that may contain it. */
const showingPath = '/learn/lessons/guided/step-1'
const showing = new Set([showingPath, `/page-data${showingPath}/page-data.json`])

let product: Product

beforeAll(async () => {
  const lessons = join(directory, 'lessons')
  write(join(lessons, 'workshop/step.md'), lesson)
  write(join(lessons, 'guided/one.md'), guidedStep(1, 'demoType: onLoad', 'projectword'))
  write(join(lessons, 'guided/two.md'), guidedStep(2, 'forumTopicId: 1', 'projectword'))
  write(join(lessons, 'guided/three.md'), guidedStep(3, 'forumTopicId: 1', shown))
  write(join(lessons, 'exams/one.json'), JSON.stringify(exam))
  const build = join(directory, 'build')
  await writeCompiled(await new CurriculumCompiler(lessons).compile(), join(build, 'curriculum'))
  await linkBuild(join(projectRoot, '.build'), build)
  product = await startProduct({
    dataDirectory: join(directory, 'data'),
    port: await findFreePorts(),
    environment: { BUILD_DIR: build, LIVE_AUTHORING: 'true' },
  })
}, 60_000)

afterAll(async () => {
  await product.stop()
  rmSync(directory, { recursive: true })
})

test('the secrets are compiled into files of their own', () => {
  const compiled = join(directory, 'build/curriculum')
  for (const secret of secrets) {
    const holders = readdirSync(compiled, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .filter((name) => readFileSync(join(compiled, name), 'utf8').includes(secret))
    expect(holders.length).toBe(1)
    expect(holders[0]).toMatch(/^private\//)
  }
})

test('no byte of them is served at any address', { timeout: 60_000 }, async () => {
  const served = new Map<string, string>()
  for (const address of addresses()) served.set(address, await bodyOf(address))
  const all = [...served.values()].join('')
  expect(all).toContain('Weave a basket')
  for (const secret of secrets) expect(all).not.toContain(secret)
  const holders = [...served].filter(([, body]) => body.includes(shown)).map(([address]) => address)
  expect(new Set(holders)).toEqual(showing)
})

/** Every page with its data, and every address that might plausibly return the files. */
function addresses(): string[] {
  const lessonPaths = ['workshop/step-1', 'guided/step-1', 'guided/step-2', 'guided/step-3'].map(
    (lessonOfBlock) => `/learn/lessons/${lessonOfBlock}`,
  )
  const pages = ['/', '/learn', '/learn/lessons', ...lessonPaths, '/dev/lessons']
  const compiled = join(directory, 'build/curriculum')
  const files = readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:private|cache)\/.*\.json$/.test(name),
  )
  const prefixes = [
    '/',
    '/curriculum/',
    '/assets/../../curriculum/',
    '/assets/..%2f..%2fcurriculum/',
    '/runner-assets/../curriculum/',
    '/page-data/',
  ]
  return [
    ...pages,
    ...['/index', '/learn', '/learn/lessons', ...lessonPaths].map(
      (path) => `/page-data${path}/page-data.json`,
    ),
    '/page-data/app-data.json',
    '/exam/65f0c0ffee0123456789abcf',
    ...prefixes.flatMap((prefix) => files.map((file) => prefix + file)),
  ]
}

async function bodyOf(address: string): Promise<string> {
  const { signal, abort } = cutOff()
  try {
    const answer = await fetch(product.origin + address, { signal })
    // An event stream has no end; its first message is what counts.
    if (!answer.headers.get('content-type')?.includes('event-stream')) return await answer.text()
    const first = await answer.body?.getReader().read()
    return new TextDecoder().decode(first?.value)
  } finally {
    abort()
  }
}

function cutOff() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

const lesson = `---
id: 65f0c0ffee0123456789abcd
title: Weave a basket
challengeType: 1
dashedName: step-1
---

# --description--

Weave a basket of willow.

# --hints--

It should hold apples.

\`\`\`js
assert.isTrue(basket);
\`\`\`

# --hidden-hints--

It should hold pears.

\`\`\`js
assert.ok(basket, 'hiddentestword');
\`\`\`

# --seed--

## --seed-contents--

\`\`\`js
let basket;
\`\`\`

# --solutions--

\`\`\`js
let basket = true; // solutionword
\`\`\`
`

function guidedStep(number: number, frontMatter: string, solution: string): string {
  return lesson
    .replace('65f0c0ffee0123456789abcd', `65f0c0ffee0123456789aba${number}`)
    .replace('step-1', `step-${number}\n${frontMatter}`)
    .replace('solutionword', solution)
    .replace(/# --hidden-hints--[^]*(?=# --seed--)/, '')
}

const exam = {
  id: '65f0c0ffee0123456789abcf',
  title: 'Willow',
  numberOfQuestionsInExam: 1,
  passingPercent: 70,
  prerequisites: [],
  questions: [
    {
      id: 'qqqqqqqqq1',
      question: 'Which?',
      wrongAnswers: [0, 1, 2, 3].map((number) => ({ id: `aaaaaaaaa${number}`, answer: 'No.' })),
      correctAnswers: [{ id: 'aaaaaaaaa9', answer: 'rightanswerword' }],
    },
  ],
}
