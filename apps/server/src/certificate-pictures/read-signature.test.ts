import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError } from '#config/config-error.ts'
import { readSignature } from './read-signature.ts'

const folder = mkdtempSync(join(tmpdir(), 'signature-'))
afterAll(() => rmSync(folder, { recursive: true }))

const png = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')

async function readFrom(name: string, content: string | Buffer) {
  const signatureFile = join(folder, name)
  writeFileSync(signatureFile, content)
  return readSignature({ name: 'Maya Castillo', title: null, signatureFile })
}

test('a school without a signature has none', async () => {
  expect(await readSignature(null)).toBeNull()
  expect(await readSignature({ name: 'Maya Castillo', title: null, signatureFile: null })).toBeNull()
})

test.for([
  ['PNG', png, 'image/png'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  [
    'SVG with all that may stand before it',
    '\uFEFF<?xml version="1.0"?>\n<!-- <b> -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg></svg>',
    'image/svg+xml',
  ],
] as const)('%s is told by its content, whatever the file is called', async ([, content, type]) => {
  expect(await readFrom('signature.bin', content)).toEqual({ type, content: Buffer.from(content) })
})

test.for([
  ['a page', '<!doctype html><html><svg></svg></html>', 'neither an SVG nor a PNG'],
  ['a text', 'Maya Castillo', 'neither an SVG nor a PNG'],
  ['a very large picture', Buffer.concat([png, Buffer.alloc(512 * 1024)]), 'larger than 512 kB'],
] as const)('%s is refused with a line that says so', async ([, content, line]) => {
  const reading = readFrom('signature.svg', content)
  await expect(reading).rejects.toThrow(ConfigError)
  await expect(reading).rejects.toThrow(line)
})

test('a file that is not there is named', async () => {
  const signatureFile = join(folder, 'lost.svg')
  const reading = readSignature({ name: 'Maya Castillo', title: null, signatureFile })
  await expect(reading).rejects.toThrow(ConfigError)
  await expect(reading).rejects.toThrow(signatureFile)
})
