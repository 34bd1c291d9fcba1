import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfInputs } from '../ops/build-stamp.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  mkdirSync(join(root, 'source'))
  writeFileSync(join(root, 'source/words.txt'), 'Some words.')
})
afterEach(() => rmSync(root, { recursive: true }))

const stamp = (input = 'source') => hashOfInputs(root, [input])
const link = (target: string, name = 'source/link') => symlinkSync(target, join(root, name))
const makeFifo = (name: string) => execFileSync('mkfifo', [join(root, name)])

test('a link to a queue that never ends does not keep a build from starting', () => {
  makeFifo('queue')
  const before = stamp()
  link('../queue')
  expect(stamp()).not.toBe(before)
})

test('a queue among the sources is not read', () => {
  const before = stamp()
  makeFifo('source/queue')
  expect(stamp()).toBe(before)
})

test('a file and a folder whose names are not UTF-8 do not end a build', () => {
  const before = stamp()
  const named = (name: number) => Buffer.concat([Buffer.from(join(root, 'source/')), Buffer.from([name])])
  mkdirSync(named(0xdc))
  writeFileSync(named(0xfc), 'Some words.')
  expect(stamp()).not.toBe(before)
})

test('a link to a folder with a socket does not end a build', async () => {
  mkdirSync(join(root, 'elsewhere'))
  const listener = createServer().listen(join(root, 'elsewhere/socket'))
  link('../elsewhere')
  expect(stamp()).toMatch(/^[0-9a-f]{64}$/)
  await new Promise((resolve) => listener.close(resolve))
})

test.for(['..', '.', 'link', '/nowhere'])('a link to %s counts by its text', (target) => {
  const before = stamp()
  link(target)
  expect(stamp()).not.toBe(before)
})

test('twin: a file counts by its content, also in a folder that is a link itself', () => {
  link('source', 'linked')
  const before = [stamp(), stamp('linked')]
  writeFileSync(join(root, 'source/words.txt'), 'Other words.')
  expect(stamp()).not.toBe(before[0])
  expect(stamp('linked')).not.toBe(before[1])
})
