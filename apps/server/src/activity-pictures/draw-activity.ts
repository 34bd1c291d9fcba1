import { activityLevel } from '@cairn/contract'
import { Canvas, type Color } from './canvas.ts'

const [width, height] = [1200, 630]
const ground: Color = [0x0a, 0x0a, 0x23]
/** Below, gray, orange and white stand for the stones of the logo. */
const [green, gray, orange, white]: readonly [Color, Color, Color, Color] = [
  [0x7f, 0xb8, 0x94],
  [0xd8, 0xd2, 0xc2],
  [0xe9, 0xb8, 0x72],
  [0xf6, 0xf2, 0xe7],
]
const levels: readonly [Color, Color, Color, Color] = [
  [0x1c, 0x1c, 0x40],
  [0x2c, 0x5c, 0x50],
  [0x55, 0x9c, 0x79],
  [0x9a, 0xe0, 0xb9],
]

const weeks = 26
const square = 26
const step = 32
const [mapLeft, mapTop] = [294, 195]
const stripe = 18

const secondsOfDay = 86_400
/** 1970 began on a Thursday, and weeks begin on Sunday. */
const daysBefore1970 = 4

/**
 * The days of a camper's last half year, as their profile shows them, without words: the person who shares
 * the page says whose it is, in letters of any script.
 *
 * @param activity that of a profile: seconds since 1970, separated by commas
 */
export function drawActivity(activity: string, now: number): Canvas {
  const canvas = new Canvas(width, height, ground)
  drawStones(canvas)
  const points = new Map<number, number>()
  for (const seconds of activity.split(',').filter(Boolean)) {
    const day = Math.floor(Number(seconds) / secondsOfDay)
    points.set(day, (points.get(day) ?? 0) + 1)
  }
  const today = Math.floor(now / 1000 / secondsOfDay)
  const thisWeek = Math.floor((today + daysBefore1970) / 7)
  for (let day = (thisWeek - weeks + 1) * 7 - daysBefore1970; day <= today; day += 1) {
    const place = day + daysBefore1970
    const left = mapLeft + (weeks - 1 - thisWeek + Math.floor(place / 7)) * step
    const top = mapTop + (place % 7) * step
    canvas.fillRectangle(left, top, square, square, levels[activityLevel(points.get(day) ?? 0)])
  }
  return canvas
}

function drawStones(canvas: Canvas): void {
  canvas.fillEllipse(172, 388, 86, 33, green)
  canvas.fillEllipse(164, 329, 62, 28, gray)
  canvas.fillEllipse(180, 280, 43, 23, orange)
  canvas.fillEllipse(172, 240, 25, 17, white)
  for (const [index, color] of [green, gray, orange, white].entries()) {
    canvas.fillRectangle((index * width) / 4, height - stripe, width / 4, stripe, color)
  }
}
