import { expect, test } from 'vitest'
import { solutionText } from './solution-text.ts'

const page = { name: 'index', ext: 'html', contents: '<p>' }
const style = { name: 'styles', ext: 'css', contents: 'p {}' }

test('a solution of one file is that file', () => {
  expect(solutionText('Step 1', [page])).toEqual({ name: 'step-1.txt', text: '<p>' })
})

test('several files are separated by lines that name them', () => {
  expect(solutionText('Step 1', [page, style]).text).toBe(
    [
      '** start of index.html **\n\n<p>\n\n** end of index.html **',
      '** start of styles.css **\n\np {}\n\n** end of styles.css **',
    ].join('\n\n'),
  )
})

test.for([
  ['Build a “Markdown” Previewer!', 'build-a-markdown-previewer.txt'],
  ['Übung 3: Straße', 'übung-3-straße.txt'],
] as const)('%s is downloaded as %s', ([title, name]) => {
  expect(solutionText(title, [page]).name).toBe(name)
})
