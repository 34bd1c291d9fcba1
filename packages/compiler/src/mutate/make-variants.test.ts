import type { Challenge } from '@cairn/contract'
import { expect, test } from 'vitest'
import { readCurriculum } from '../author/read-compiled.ts'
import { fence, seed, solution, workshop, workshopStep } from '../testing/workshop.ts'
import { writeFiles } from '../testing/write-files.ts'
import { makeVariants } from './make-variants.ts'

/** The wrong variants of the last lesson among these. */
async function wrongOf(...lessons: string[]): Promise<string[]> {
  const files = Object.fromEntries(lessons.map((text, index) => [`0${index + 1}-a.md`, text]))
  const { blocks, hidden, problems } = await readCurriculum(writeFiles(workshop(files)))
  expect(problems).toEqual([])
  const challenge = blocks.get('block')?.challenges.at(-1) as Challenge
  const { solutions = [] } = hidden.get('block')?.challenges.at(-1) ?? {}
  const variants = makeVariants(challenge, solutions)
  return variants.filter(({ kind }) => kind === 'wrong').map(({ after }) => after)
}

/** The same lesson as a lab, which asks for this. */
const lab = (step: string, words: string) =>
  step.replace('dashedName: step-1', 'dashedName: a-lab').replace('Write.', words)

const first = workshopStep(1, 'js', seed(fence('js', '')), solution(fence('js', 'const a = 1;')))

test('a step is changed only in what is new in it', async () => {
  const second = workshopStep(2, 'js', solution(fence('js', 'const a = 1;', '▸', 'const b = 2;', '▸')))
  const texts = await wrongOf(first, second)
  expect(texts).toContain('const a = 1;\nconst b = 3;')
  expect(texts.join('\n')).not.toContain('const a = 2;')
})

test('a lab is changed everywhere, also where its seed is, but for the data there', async () => {
  const same = workshopStep(1, 'js', seed(fence('js', 'a = 1 + b;')), solution(fence('js', 'a = 1 + b;')))
  expect(await wrongOf(same)).toEqual([])
  expect(await wrongOf(lab(same, 'Write.'))).toContain('a = 1 - b;')
  expect(await wrongOf(lab(same, 'Write.'))).not.toContain('a = 2 + b;')
})

test('a lab’s styles are changed where its text names them', async () => {
  const styles = workshopStep(
    1,
    'css',
    seed(fence('css', '')),
    solution(fence('css', 'p { color: red; border-radius: 9px; }')),
  )
  const texts = await wrongOf(lab(styles, 'Give each `p` a `color`.'))
  expect(texts).toContain('p {  border-radius: 9px; }')
  expect(texts).not.toContain('p { color: red;  }')
  expect(await wrongOf(lab(styles, 'Write a `p`.\n\nChoose a `color`.'))).toEqual([])
})

test('a value that may be exceeded is not asked for, and one that may not is', async () => {
  const styles = workshopStep(1, 'css', seed(fence('css', '')), solution(fence('css', 'p { width: 9px; }')))
  const wider = 'p { width: 18px; }'
  expect(await wrongOf(lab(styles, 'Make each `p` at least `9px` wide with `width`.'))).not.toContain(wider)
  expect(await wrongOf(lab(styles, 'The `width` of a `p` is `9px` or more.'))).not.toContain(wider)
  expect(await wrongOf(lab(styles, 'Make each `p` at most `9px` wide with `width`.'))).toContain(wider)
})

test('the page that a lab begins with is as given', async () => {
  const given = workshopStep(
    1,
    'html',
    seed(fence('html', '<h1>a</h1>')),
    solution(fence('html', '<h1>a</h1>', '<p>b</p>')),
  )
  const texts = await wrongOf(lab(given, 'Below the `h1`, write a `p`.'))
  expect(texts).toContain('<h1>a</h1>\n<p></p>')
  expect(texts).not.toContain('<h1></h1>\n<p>b</p>')
})

test('the name of an attribute is not its value', async () => {
  const page = workshopStep(
    1,
    'html',
    seed(fence('html', '')),
    solution(fence('html', '<input name="name">')),
  )
  expect(await wrongOf(lab(page, 'Write an `input` with a `name`.'))).not.toContain('<input name="wrong">')
})

test('what a program draws is changed where the text of a lab names it', async () => {
  const code = 'a.attr("width", 9).attr("class", "bar");'
  const drawn = workshopStep(1, 'js', seed(fence('js', '')), solution(fence('js', code)))
  expect(await wrongOf(lab(drawn, 'Draw it.'))).toEqual([''])
  expect(await wrongOf(lab(drawn, 'Set its `width`.'))).toContain(code.replace('9', '10'))
  expect(await wrongOf(lab(drawn, 'It is a `bar`.'))).toContain(code.replace('"bar"', '""'))
})

test('elements and attributes of a component are changed as those of a page, and what it works out always is', async () => {
  const code = 'const a = <p id="b" role="status">{c}</p>;'
  const component = workshopStep(1, 'jsx', seed(fence('jsx', '')), solution(fence('jsx', code)))
  const texts = await wrongOf(lab(component, 'Say it.'))
  expect(texts).toContain(code.replace('{c}', ''))
  expect(texts).not.toContain(code.replace('status', 'wrong'))
  expect(await wrongOf(lab(component, 'It has a `role`.'))).toContain(code.replace('status', 'wrong'))
  expect(await wrongOf(lab(component, 'It has the id `b`.'))).toContain(code.replace('"b"', '"wrong"'))
})

test('code that only tries out a lab is changed where its text asks for printing', async () => {
  const code = ['const f = (a) => a;', 'const b = 4;', 'console.log(f(b));']
  const tried = workshopStep(1, 'js', seed(fence('js', '')), solution(fence('js', ...code)))
  const other = code.join('\n').replace('4', '5')
  expect(await wrongOf(lab(tried, 'Write `f`.'))).not.toContain(other)
  expect(await wrongOf(lab(tried, 'Print it with `console.log`.'))).toContain(other)
})

test('in Python as well, with all that follows the last definition', async () => {
  const code = ['def f(a):', '    return a', '', 'b = []', 'b.append(4)', 'for c in b:', '    print(f(c))']
  const tried = workshopStep(1, 'python', seed(fence('python', '')), solution(fence('python', ...code)))
  const texts = await wrongOf(lab(tried, 'Write `f`.'))
  expect(texts.toSorted()).toEqual([
    code.join('\n').replace('return a', 'return None'),
    expect.stringMatching(/^pass/),
  ])
})

test('a class that one of several elements lacks may be missing', async () => {
  const page = (...lines: string[]) =>
    lab(workshopStep(1, 'html', seed(fence('html', '')), solution(fence('html', ...lines))), 'Use `card`.')
  expect(await wrongOf(page('<p class="card">a</p>'))).toContain('<p class="wrong">a</p>')
  expect(await wrongOf(page('<p class="card">a</p>', '<p class="card">b</p>'))).toEqual([])
})
