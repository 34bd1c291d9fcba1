import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PictureRequest } from '@cairn/contract'
import { afterAll, expect, test } from 'vitest'
import { drawInThread } from './draw-in-thread.ts'

/** Draws until other work of the process had a turn, for one second at most. */
const slowDrawer = `
export const drawCertificate = async ({ certificate: { name, flag } }) => {
  if (name === 'broken') throw new Error('This picture is broken')
  if (name === 'crash') process.exit(1)
  return new TextEncoder().encode(Atomics.wait(new Int32Array(flag), 0, 0, 1000))
}
`
const folder = mkdtempSync(join(tmpdir(), 'drawing-'))
const file = join(folder, 'drawer.mjs')
writeFileSync(file, slowDrawer)
afterAll(() => rmSync(folder, { recursive: true }))

const draw = drawInThread(file)
const flag = new SharedArrayBuffer(4)
const named = (name: string) =>
  ({ certificate: { name, flag }, language: 'english' }) as unknown as PictureRequest

test('other requests get their turn while a picture is drawn', async () => {
  const drawing = draw(named('slow'))
  setImmediate(() => {
    Atomics.store(new Int32Array(flag), 0, 1)
    Atomics.notify(new Int32Array(flag), 0)
  })
  expect(Buffer.from(await drawing).toString()).not.toBe('timed-out')
})

test('a picture that fails leaves the next one alone', async () => {
  await expect(draw(named('broken'))).rejects.toThrow('This picture is broken')
  await expect(draw(named('crash'))).rejects.toThrow('has ended')
  expect(Buffer.from(await draw(named('fine'))).toString()).toBe('not-equal')
})

test('more pictures than may wait are refused, and the others are drawn', async () => {
  const drawAtMostThree = drawInThread(file, 2)
  const drawings = Array.from({ length: 4 }, () => drawAtMostThree(named('fine')))
  await expect(drawings.at(-1)).rejects.toMatchObject({ statusCode: 429 })
  expect(await Promise.all(drawings.slice(0, 3))).toHaveLength(3)
})
