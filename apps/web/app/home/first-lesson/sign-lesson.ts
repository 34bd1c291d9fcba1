import { challengeTypes, type SeedFile } from '@cairn/contract'
import type { RunnableChallenge } from '@cairn/runner'
import sign from './sign.css?raw'

/** The file of the first lesson: a sign with a greeting, whose style is not shown. */
export function signFile(greeting: string): SeedFile {
  return {
    fileKey: 'indexhtml',
    name: 'index',
    ext: 'html',
    contents: `<p class="sign">\n  ${greeting}\n</p>`,
    editableRegionBoundaries: [1, 3],
    head: `<style>body { margin: 0; min-height: 100vh; display: grid }\n${sign}</style>`,
  }
}

/** An id like those of lessons, which none of them has. */
const lessonId = '000000000000000000000060'

/** What makes a sign wrong, in the order of the tests. */
export const signHints = ['empty', 'unchanged'] as const

/** Tests that the sign has a greeting, and another one than before. */
export function signLesson(greeting: string): RunnableChallenge {
  const text = "document.querySelector('.sign').textContent.trim()"
  const tests = [`assert.isNotEmpty(${text})`, `assert.notEqual(${text}, ${JSON.stringify(greeting)})`]
  return {
    id: lessonId,
    challengeType: challengeTypes.html,
    tests: tests.map((testString) => ({ text: '', testString })),
    hooks: { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' },
    disableLoopProtectTests: false,
    disableLoopProtectPreview: false,
  }
}
