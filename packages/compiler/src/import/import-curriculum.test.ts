import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { CurriculumCompiler } from '../compile/curriculum-compiler.ts'
import { sampleCurriculum, step } from '../testing/sample-curriculum.ts'
import { writeFiles } from '../testing/write-files.ts'
import { AuthorError } from '../author/author-error.ts'
import { importCurriculum, type ImportWish } from './import-curriculum.ts'

const license = '# Stone License 1.0\n\nTake them, and say whose they are.\n'
const withLicense = sampleCurriculum({ LICENSE: license })

/** A folder that is not there yet, in one where nothing else is. */
const newFolder = () => join(writeFiles({}), 'lessons')

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])

function repositoryOf(files: Readonly<Record<string, string | object>>): string {
  const folder = writeFiles(files)
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'Lessons')
  return folder
}

const read = (out: string, name: string) => readFileSync(join(out, name), 'utf8')

/** Why an import is refused, which leaves nothing behind. */
async function refusalOf(wish: ImportWish): Promise<string> {
  const refusal = await importCurriculum(wish).then(
    () => 'imported',
    (error: unknown) => (error instanceof AuthorError ? error.message : Promise.reject(error as Error)),
  )
  const beside = dirname(wish.out)
  expect(readdirSync(beside).filter((name) => name.includes('.import-'))).toEqual([])
  expect(existsSync(wish.out) ? readdirSync(wish.out) : []).toEqual([])
  return refusal
}

test('a folder becomes lessons that say whose they are', async () => {
  const [from, out] = [writeFiles(withLicense), newFolder()]
  const address = 'https://example.org/stones'
  const { source, lessons, problems } = await importCurriculum({ from, out, name: 'Stone Lessons', address })
  expect([lessons, problems]).toEqual([3, []])
  expect(source).toEqual({ name: 'Stone Lessons', address, license: 'Stone License 1.0' })
  expect(JSON.parse(read(out, 'source.json'))).toEqual(source)
  expect(read(out, 'LICENSE')).toBe(license)
  const { indexes, media } = await new CurriculumCompiler(out).compile()
  expect(indexes.get('english')?.source).toEqual(source)
  expect(media).toEqual([{ name: 'license.txt', source: join(out, 'LICENSE') }])
})

test('a git repository does so, too, without its history', async () => {
  const out = newFolder()
  const { source, lessons } = await importCurriculum({ from: `file://${repositoryOf(withLicense)}`, out })
  expect(lessons).toBe(3)
  expect(source.address).toBeUndefined()
  expect(existsSync(join(out, '.git'))).toBe(false)
})

test('a clone names the repository that it was made from, without the secrets in its address', async () => {
  const from = repositoryOf(withLicense)
  git(from, 'remote', 'add', 'origin', 'https://ada:S3CRET@example.org/school/stones.git')
  expect((await importCurriculum({ from, out: newFolder() })).source).toMatchObject({
    name: 'school/stones',
    address: 'https://example.org/school/stones',
  })
})

test('the lessons of a larger repository are found, with the license of the whole', async () => {
  const files = Object.entries(withLicense).map(([name, content]) => [
    name === 'LICENSE' ? 'LICENSE.md' : `curriculum/${name}`,
    content,
  ])
  const from = writeFiles({ ...(Object.fromEntries(files) as typeof withLicense), 'notes/ours.md': 'Notes' })
  const out = newFolder()
  const { lessons, source } = await importCurriculum({ from, out })
  expect([lessons, source.license]).toEqual([3, 'Stone License 1.0'])
  expect(existsSync(join(out, 'notes'))).toBe(false)
})

test('hidden files, and links that lead elsewhere, are left out', async () => {
  const from = writeFiles({ ...withLicense, '.env': 'SECRET=1' })
  symlinkSync('/etc/hostname', join(from, 'blocks/block/host.md'))
  symlinkSync('/etc', join(from, 'blocks/etc'))
  symlinkSync(join(from, '.env'), join(from, 'blocks/block/settings.md'))
  const out = newFolder()
  await importCurriculum({ from, out })
  expect(readdirSync(out).toSorted()).toEqual(['LICENSE', 'blocks', 'source.json', 'superblocks'])
  expect(readdirSync(join(out, 'blocks'))).toEqual(['block'])
  const copied = readdirSync(join(out, 'blocks/block'))
  expect([copied.includes('host.md'), copied.includes('settings.md')]).toEqual([false, false])
})

test('lessons with problems are imported, and the problems are counted', async () => {
  const broken = step({ number: 2 }).replace('# --hints--', '# --hint--')
  const { problems } = await importCurriculum({
    from: writeFiles({ ...withLicense, 'blocks/block/two.md': broken }),
    out: newFolder(),
  })
  expect(problems.map(({ file }) => file)).toContain('blocks/block/two.md')
})

test('without a license nothing is imported, unless its text is named', async () => {
  const from = writeFiles(sampleCurriculum())
  expect(await refusalOf({ from, out: newFolder() })).toContain('without a LICENSE')
  const named = join(writeFiles({ 'permission.txt': 'By permission of the authors' }), 'permission.txt')
  const { source } = await importCurriculum({ from, out: newFolder(), license: named })
  expect(source.license).toBe('By permission of the authors')
  expect(await refusalOf({ from, out: newFolder(), license: `${named}.old` })).toContain('There is no file')
})

test.for([
  ['a folder that is missing', { from: '/nowhere/at/all' }, 'There is no folder /nowhere/at/all'],
  ['a repository that is missing', { from: 'file:///nowhere/at/all' }, 'git could not read this'],
  ['a kind of address that runs commands', { from: 'ext::sh -c id' }, 'There is no folder'],
  ['a folder inside it that is missing', { folder: 'nothing' }, 'There is no folder nothing in the source'],
  ['a folder outside of it', { folder: '..' }, 'There is no folder .. in the source'],
  ['an address that leads nowhere', { address: 'javascript:alert(1)' }, 'Correct --name or --address'],
] as const)('%s is refused', async ([, wish, message]) => {
  expect(await refusalOf({ from: writeFiles(withLicense), out: newFolder(), ...wish })).toContain(message)
})

test('what has no lessons is refused', async () => {
  const from = writeFiles({ LICENSE: license, 'notes.txt': 'Notes' })
  expect(await refusalOf({ from, out: newFolder() })).toContain('There are no lessons in')
})

test('a folder that is not empty, or inside the source, is left as it is', async () => {
  const from = writeFiles(withLicense)
  const full = writeFiles({ 'mine.txt': 'mine' })
  await expect(importCurriculum({ from, out: full })).rejects.toThrow('is not empty')
  expect(readdirSync(full)).toEqual(['mine.txt'])
  expect(await refusalOf({ from, out: join(from, 'copy') })).toContain('is inside')
  const empty = newFolder()
  mkdirSync(empty)
  expect((await importCurriculum({ from, out: empty })).lessons).toBe(3)
})
