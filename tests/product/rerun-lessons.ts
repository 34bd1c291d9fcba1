import type { ChallengeType, SubmittedFile } from '@cairn/contract'
import { courseOfOneBlock } from './lesson-files.ts'

const ids = '65f0c0ffee0123456789050'

/** A project with a test that says something about its code. */
export type RerunProject = {
  id: string
  title: string
  challengeType: ChallengeType
  hint: string
  honest: readonly SubmittedFile[]
  forged: readonly SubmittedFile[]
}

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``

type Kind = {
  title: string
  type: ChallengeType
  name: string
  ext: 'html' | 'js' | 'py'
  hint: string
  test: string
  honest: string
  forged: string
}

const kinds: readonly Kind[] = [
  {
    title: 'Heron Page',
    type: 14,
    name: 'index',
    ext: 'html',
    hint: 'There should be a heading.',
    test: "assert.equal(document.querySelector('h1')?.textContent, 'Herons')",
    honest: '<h1>Herons</h1>',
    forged: '<p>I have changed something.</p>',
  },
  {
    title: 'Heron Counter',
    type: 5,
    name: 'script',
    ext: 'js',
    hint: 'It should count herons.',
    test: 'assert.equal(countHerons([1, 2]), 2)',
    honest: 'const countHerons = (herons) => herons.length',
    forged: 'const countHerons = () => "many"',
  },
  {
    title: 'Heron Budget',
    type: 23,
    name: 'main',
    ext: 'py',
    hint: 'It should add up fish.',
    test: "({ test: () => assert.equal(runPython('fish(1, 2)'), 3) })",
    honest: 'def fish(a, b):\n    return a + b\n',
    forged: 'def fish(a, b):\n    return 4\n',
  },
]

const idOf = (index: number) => `${ids}${index + 1}`

/** One project of each type whose tests run in the browser. */
export const rerunProjects: readonly RerunProject[] = kinds.map((kind, index) => {
  const { title, type, name, ext, hint, honest, forged } = kind
  const file = (contents: string) => [{ key: name + ext, name, ext, contents }]
  return { id: idOf(index), title, challengeType: type, hint, honest: file(honest), forged: file(forged) }
})

export const rerunLessons: Readonly<Record<string, string>> = courseOfOneBlock({
  course: 'Herons',
  name: 'Herons',
  helpCategory: 'HTML-CSS',
  ids,
  lessons: Object.fromEntries(
    kinds.map(({ title, type, ext, hint, test, honest }, index) => [
      title,
      [
        `---\nid: ${idOf(index)}\ntitle: ${title}\nchallengeType: ${type}\ndashedName: project-${index + 1}\nforumTopicId: 4711\n---`,
        '# --description--\n\nBuild it.',
        `# --hints--\n\n${hint}\n\n${fence('js', test)}`,
        `# --seed--\n\n## --seed-contents--\n\n${fence(ext, '')}`,
        `# --solutions--\n\n${fence(ext, honest)}`,
      ].join('\n\n'),
    ]),
  ),
})
