import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Canvas } from './canvas.ts'
import { drawActivity } from './draw-activity.ts'
import { encodePng } from './encode-png.ts'

const friday = Date.UTC(2026, 2, 6, 23, 59)
const hour = 60 * 60
const colorAt = ({ pixels, width, colors }: Canvas, x: number, y: number) =>
  colors[pixels[y * width + x] ?? 0]?.join()
/** The last week is the last column, and Sunday the first row. */
const dayAt = (canvas: Canvas, week: number, weekday: number) =>
  colorAt(canvas, 300 + week * 32, 200 + weekday * 32)

test('a day with more points is lighter, and days to come are left out', () => {
  const now = friday / 1000
  const nine = Array.from({ length: 9 }, () => now - 24 * hour)
  const canvas = drawActivity([now, ...nine].join(), friday)
  expect([4, 5, 3, 6].map((weekday) => dayAt(canvas, 25, weekday))).toEqual([
    '154,224,185',
    '44,92,80',
    '28,28,64',
    '10,10,35',
  ])
})

test('a picture has half a year, and nothing from before', () => {
  const sunday = Date.UTC(2025, 8, 7) / 1000
  const canvas = drawActivity([sunday, sunday - 1].join(), friday)
  const shown = Array.from({ length: 26 * 7 }, (_, place) => dayAt(canvas, Math.floor(place / 7), place % 7))
  expect(shown.indexOf('44,92,80')).toBe(0)
  expect(shown.lastIndexOf('44,92,80')).toBe(0)
})

test('the file holds the size, the colors and the pixels', async () => {
  const canvas = drawActivity('', friday)
  const file = await encodePng(canvas)
  expect(canvas.colors.length).toBeLessThanOrEqual(256)
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630])
  const palette = file.indexOf('PLTE') + 4
  expect([...file.subarray(palette, palette + 3)]).toEqual([10, 10, 35])
  const rows = inflateSync(file.subarray(file.indexOf('IDAT') + 4, file.indexOf('IEND') - 8))
  expect(rows).toHaveLength(1201 * 630)
  expect(rows.subarray(1 + 1201 * 200, 1201 * 201)).toEqual(
    Buffer.from(canvas.pixels.subarray(1200 * 200, 1200 * 201)),
  )
})
