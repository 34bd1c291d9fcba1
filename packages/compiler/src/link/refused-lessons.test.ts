import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CompiledBlock, type Language } from '@cairn/contract'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { writeCompiled } from '../emit/write-compiled.ts'
import { indexOf } from '../testing/compiled.ts'
import { blockMeta, sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'

const two = step({ number: 2, title: 'Second step' })

async function blockOf(files: Readonly<Record<string, string | object>>, language: Language = 'english') {
  const compiled = await new CurriculumCompiler(writeFiles(sampleCurriculum(files))).compile()
  const out = writeFiles({})
  await writeCompiled(compiled, out)
  const file = indexOf(compiled, language).files['block'] ?? ''
  return {
    ...CompiledBlock.parse(JSON.parse(readFileSync(join(out, language, file), 'utf8'))),
    outline: indexOf(compiled, language).superBlocks[0]?.blocks[0]?.challenges.map(({ title }) => title),
  }
}

const withMistake = (from: string, to: string) => {
  expect(two).toContain(from)
  return two.replace(from, to)
}

test.for([
  ['the type 9', 'challengeType: 0', 'challengeType: 9', '`challengeType: 9` does not fit.'],
  ['an unknown key', 'challengeType: 0', 'challengeType: 0\ncolor: red', 'Unknown key `color`.'],
  ['no type', 'challengeType: 0\n', '', '`challengeType` is missing.'],
  ['no YAML', 'challengeType: 0', 'challengeType: [', 'Flow sequence'],
] as const)(
  'a lesson with %s is named beside those that can be shown',
  async ([_name, from, to, message]) => {
    const block = await blockOf({ 'blocks/block/two.md': withMistake(from, to) })
    expect(block.outline).toEqual(['Step 1', 'Step 3'])
    expect(block.challenges.map(({ title }) => title)).toEqual(['Step 1', 'Step 3'])
    expect(block.refused).toMatchObject([{ title: 'Second step', dashedName: 'step-2', lessonsBefore: 1 }])
    expect(block.refused?.[0]?.problems[0]).toMatchObject({ file: 'blocks/block/two.md' })
    expect(block.refused?.[0]?.problems[0]?.message).toContain(message)
  },
)

test('twin: a lesson without a mistake is not among them', async () => {
  expect((await blockOf({ 'blocks/block/two.md': two })).refused).toBeUndefined()
})

test('the offending text is left out, as it may be part of a solution', async () => {
  const block = await blockOf({ 'blocks/block/two.md': withMistake('challengeType: 0', 'challengeType: 9') })
  expect(block.refused?.[0]?.problems.map((problem) => 'text' in problem)).not.toContain(true)
})

test.for([
  ['first', [2, 1, 3], 0],
  ['last', [1, 3, 2], 2],
] as const)('its place is that of its id in the order: %s', async ([_name, order, lessonsBefore]) => {
  const block = await blockOf({
    'blocks/block/meta.json': blockMeta('block', order),
    'blocks/block/two.md': withMistake('challengeType: 0', 'challengeType: 9'),
  })
  expect(block.refused).toMatchObject([{ lessonsBefore }])
})

test('the order of its block is not said to name a lesson that does not exist', async () => {
  const messagesFor = async (files: Readonly<Record<string, string>>) => {
    const { problems } = await new CurriculumCompiler(writeFiles(sampleCurriculum(files))).compile()
    return problems.map(({ message }) => message)
  }
  const refused = withMistake('challengeType: 0', 'challengeType: 9')
  expect(await messagesFor({ 'blocks/block/two.md': refused })).toEqual(['`challengeType: 9` does not fit.'])
  // Twin: without a file there is no lesson.
  const meta = { 'blocks/block/meta.json': JSON.stringify(blockMeta('block', [1, 2, 3, 4])) }
  expect(await messagesFor(meta)).toEqual([expect.stringContaining('No lesson of this block has the id')])
})

test('in a block without an order its place is that of its file by name', async () => {
  const block = await blockOf({
    'blocks/block/meta.json': blockMeta('block', [], { challengeOrder: undefined }),
    'blocks/block/one.md': step({ number: 1 }),
    'blocks/block/two.md': step({ number: 3, title: 'Third' }),
    'blocks/block/three.md': withMistake('challengeType: 0', 'challengeType: 9'),
  })
  expect(block.refused).toMatchObject([{ lessonsBefore: 1 }])
})

test.for([
  ['no name for its address', 'dashedName: step-2\n', ''],
  ['a name that is no address', 'dashedName: step-2', 'dashedName: ../step'],
] as const)('one with %s has no page', async ([_name, from, to]) => {
  expect((await blockOf({ 'blocks/block/two.md': withMistake(from, to) })).refused).toBeUndefined()
})

test('without a title it is called by its address', async () => {
  const block = await blockOf({ 'blocks/block/two.md': withMistake('title: Second step\n', '') })
  expect(block.refused).toMatchObject([{ title: 'step-2' }])
})

test('it is refused in every language; a refused translation shows the English lesson', async () => {
  const refused = withMistake('challengeType: 0', 'challengeType: 9')
  const words = { 'blocks/block.espanol/meta.json': { name: 'Un bloque' } }
  expect((await blockOf({ ...words, 'blocks/block/two.md': refused }, 'espanol')).refused).toHaveLength(1)
  const translated = await blockOf({ ...words, 'blocks/block.espanol/two.md': refused }, 'espanol')
  expect(translated.refused).toBeUndefined()
  expect(translated.outline).toEqual(['Step 1', 'Step 2', 'Step 3'])
})
