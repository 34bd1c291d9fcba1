import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PythonPackageList } from '@cairn/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runSchoolCommand } from './run-school-command.ts'

const contents: Record<string, string> = { numpy: 'numbers', 'python-dateutil': 'dates' }
const files = ['numpy-1.0-py3-none-any.whl', 'python_dateutil-1.0-py3-none-any.whl'] as const
let directory: string
let data: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fetch-packages-'))
  data = join(directory, 'data/python-packages')
  await mkdir(join(directory, 'build/runner'), { recursive: true })
  await mkdir(join(directory, 'from'))
  await writeLock('314.0.7')
  for (const [index, text] of Object.values(contents).entries())
    await writeFile(join(directory, 'from', files[index] ?? ''), text)
})
afterEach(() => rm(directory, { recursive: true }))

async function writeLock(pyodide: string) {
  const locked = Object.entries(contents).map(([name, text], index) => {
    const sha256 = createHash('sha256').update(text).digest('hex')
    const file = { file_name: files[index], install_dir: 'site', sha256, package_type: 'package' }
    return [name, { name, version: '1.0', ...file, imports: [name], depends: [] }] as const
  })
  const lock = JSON.stringify({ pyodide, packages: Object.fromEntries(locked) })
  await writeFile(join(directory, 'build/runner/python-packages.json'), lock)
}

/** What an operator types, and what is printed. */
async function type(...words: string[]) {
  const [printed, complaints]: [string[], string[]] = [[], []]
  const exitCode = await runSchoolCommand(['fetch-python-packages', ...words], {
    environment: { DATA_DIR: join(directory, 'data'), BUILD_DIR: join(directory, 'build') },
    now: () => new Date(),
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
  })
  return { exitCode, printed: printed.join('\n'), complaints: complaints.join('\n') }
}

const fetchedList = async () =>
  PythonPackageList.parse(JSON.parse(await readFile(join(data, 'packages.json'), 'utf8')))

describe('fetch-python-packages', () => {
  test('brings the files of a folder, and lists them with their sizes', async () => {
    const { exitCode, printed } = await type(join(directory, 'from'))
    expect([exitCode, printed]).toEqual([0, expect.stringContaining('2 files fetched, 0 kept')])
    expect((await readdir(data)).toSorted()).toEqual([...files, 'packages.json'].toSorted())
    expect(await readFile(join(data, files[0]), 'utf8')).toBe('numbers')
    const { pyodide, packages } = await fetchedList()
    expect(pyodide).toBe('314.0.7')
    expect(packages['numpy']).toMatchObject({ bytes: 7 })
  })

  test('brings them from an address, with or without a slash at its end', async () => {
    const server = createServer((request, response) => {
      void readFile(join(directory, 'from', (request.url ?? '').replace('/full/', ''))).then(
        (content) => response.end(content),
        () => response.writeHead(404).end(),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = `http://localhost:${(server.address() as AddressInfo).port}/full`
    expect((await type(address)).printed).toContain('2 files fetched')
    expect((await type(`${address}/`)).printed).toContain('0 files fetched, 2 kept')
    await rm(data, { recursive: true })
    await rm(join(directory, 'from', files[1]))
    expect((await type(address)).complaints).toContain(`${files[1]}: answered with 404`)
    server.close()
    expect((await type('http://localhost:9/')).complaints).toContain(`${files[1]}: `)
  })

  test('refuses a file with another hash, names the one that is missing, and lists nothing', async () => {
    await writeFile(join(directory, 'from', files[0]), 'forged')
    await rm(join(directory, 'from', files[1]))
    const { exitCode, complaints } = await type(join(directory, 'from'))
    expect(exitCode).toBe(1)
    expect(complaints).toContain(`${files[0]} is not the file that Pyodide’s lock file names`)
    expect(complaints).toContain(`${files[1]}: is not there`)
    expect(await readdir(data)).toEqual([])
  })

  test('goes on where it failed', async () => {
    await rm(join(directory, 'from', files[1]))
    await type(join(directory, 'from'))
    await writeFile(join(directory, 'from', files[1]), 'dates')
    expect((await type(join(directory, 'from'))).printed).toContain('1 files fetched, 1 kept')
  })

  test('replaces a damaged file, and removes what an earlier version left', async () => {
    await type(join(directory, 'from'))
    await writeFile(join(data, files[0]), 'damaged')
    await writeFile(join(data, 'numpy-0.9-py3-none-any.whl'), 'old')
    await writeLock('315.0.0')
    expect((await type(join(directory, 'from'))).printed).toContain('1 files fetched, 1 kept')
    expect((await readdir(data)).toSorted()).toEqual([...files, 'packages.json'].toSorted())
    expect((await fetchedList()).pyodide).toBe('315.0.0')
  })

  test('says what to do first where nothing is built, and what to type', async () => {
    await rm(join(directory, 'build'), { recursive: true })
    expect((await type()).complaints).toContain('Run npm run build first')
    expect((await type('here', 'there')).complaints).toBe(
      'Usage: npm run school -- fetch-python-packages [FROM]',
    )
  })
})
