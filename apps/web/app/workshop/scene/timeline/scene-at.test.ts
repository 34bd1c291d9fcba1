import type { Scene } from '@cairn/contract'
import { expect, test } from 'vitest'
import { endOf } from './end-of.ts'
import { linesOf } from './lines-of.ts'
import { peopleOnStage } from './people-on-stage.ts'
import { sceneAt } from './scene-at.ts'

const at = (x: number) => ({ x, y: 0, z: 1 })

const scene = (commands: Scene['commands'], setup: Partial<Scene['setup']> = {}): Scene => ({
  setup: {
    background: 'cafe.png',
    characters: [
      { character: 'Maria', position: at(25) },
      { character: 'Tom', position: at(125), opacity: 0 },
    ],
    audio: { filename: 'cafe.mp3', startTime: 1 },
    ...setup,
  },
  commands,
})

const dialogue = scene([
  { character: 'Tom', position: at(70), opacity: 1, startTime: 2 },
  { character: 'Maria', startTime: 1, finishTime: 3, dialogue: { text: 'Tea?', align: 'left' } },
  { character: 'Tom', startTime: 4, finishTime: 5, dialogue: { text: 'Please.' } },
  { character: 'Maria', startTime: 6, background: 'street.png' },
])

const figure = (seconds: number, changeSeconds?: number, index = 1) =>
  sceneAt(dialogue, seconds, changeSeconds).figures[index]

test('a scene begins as it is set up', () => {
  expect(sceneAt(dialogue, 0)).toEqual({
    background: 'cafe.png',
    figures: [
      { character: 'Maria', ...at(25), opacity: 1 },
      { character: 'Tom', ...at(125), opacity: 0 },
    ],
    line: undefined,
    talker: undefined,
  })
})

test('a character talks until its line is over; the words stay until the next command', () => {
  expect(sceneAt(dialogue, 1)).toMatchObject({ line: { text: 'Tea?', align: 'left' }, talker: 'Maria' })
  expect(sceneAt(dialogue, 4.9)).toMatchObject({ line: { text: 'Please.' }, talker: 'Tom' })
  expect(sceneAt(dialogue, 5)).toMatchObject({ line: { text: 'Please.' }, talker: undefined })
  expect(sceneAt(dialogue, 6)).toMatchObject({ line: undefined, talker: undefined })
})

test('a command without words clears those before it, even while their character talks', () => {
  expect(sceneAt(dialogue, 2)).toMatchObject({ line: undefined, talker: 'Maria' })
})

test('the background changes and stays changed', () => {
  expect(sceneAt(dialogue, 5.9).background).toBe('cafe.png')
  expect(sceneAt(dialogue, 60).background).toBe('street.png')
})

test('a character walks and fades within the given time, and at once without one', () => {
  expect(figure(2, 0.5)).toMatchObject({ x: 125, opacity: 0 })
  expect(figure(2.25, 0.5)).toMatchObject({ x: 97.5, opacity: 0.5 })
  expect(figure(2.5, 0.5)).toMatchObject({ x: 70, opacity: 1 })
  expect(figure(2)).toMatchObject({ x: 70, opacity: 1 })
  expect(figure(1.99)).toMatchObject({ x: 125, opacity: 0 })
})

test('a character that is sent elsewhere on its way goes on from where it is', () => {
  const turning = scene([
    { character: 'Maria', position: at(65), startTime: 1 },
    { character: 'Maria', position: at(25), startTime: 1.25 },
  ])
  expect(sceneAt(turning, 1.25, 0.5).figures[0]?.x).toBe(45)
  expect(sceneAt(turning, 1.75, 0.5).figures[0]?.x).toBe(25)
})

test('what happens at second 0 is there before play, so that the stage is not empty', () => {
  const opening = scene([{ character: 'Tom', position: at(70), opacity: 1, startTime: 0 }])
  expect(sceneAt(opening, 0, 0.5).figures[1]).toMatchObject({ x: 70, opacity: 1 })
})

test('those who can be seen are named, each once', () => {
  expect(peopleOnStage(sceneAt(dialogue, 0).figures)).toEqual(['Maria'])
  expect(peopleOnStage(sceneAt(dialogue, 2).figures)).toEqual(['Maria', 'Tom'])
  const twice = [...sceneAt(dialogue, 2).figures, ...sceneAt(dialogue, 2).figures]
  expect(peopleOnStage(twice)).toEqual(['Maria', 'Tom'])
})

test('a scene ends half a second after whatever is last', () => {
  expect(endOf(dialogue)).toBe(6.5)
  expect(endOf(scene([{ character: 'Maria', startTime: 1, finishTime: 9 }]))).toBe(9.5)
  expect(endOf(scene([]))).toBe(0.5)
})

test.for([
  ['without characters', scene([], { characters: [] })],
  ['without commands', scene([])],
  ['about someone who is not on stage', scene([{ character: 'Linda', position: at(50), startTime: 1 }])],
  ['whose line never ends', scene([{ character: 'Tom', startTime: 1, dialogue: { text: 'Hm' } }])],
  [
    'whose line ends before it begins',
    scene([{ character: 'Tom', startTime: 1, finishTime: 0.5, dialogue: { text: 'Hm' } }]),
  ],
  [
    'whose lines overlap',
    scene([
      { character: 'Tom', startTime: 1, finishTime: 4, dialogue: { text: 'I' } },
      { character: 'Maria', startTime: 2, finishTime: 3, dialogue: { text: 'No, I' } },
    ]),
  ],
] as const)('a scene %s plays to its end', ([, malformed]) => {
  const end = endOf(malformed)
  for (let seconds = 0; seconds <= end; seconds += 0.1) sceneAt(malformed, seconds, 0.5)
  expect(end).toBeGreaterThan(0)
  for (const { start, end: lineEnd } of linesOf(malformed)) {
    expect(lineEnd).toBeGreaterThanOrEqual(start)
    expect(lineEnd).toBeLessThanOrEqual(end)
  }
})

test('of two lines that overlap the first gives way', () => {
  const overlapping = scene([
    { character: 'Maria', startTime: 2, finishTime: 5, dialogue: { text: 'No, I', align: 'right' } },
    { character: 'Tom', startTime: 1, finishTime: 4, dialogue: { text: 'I' } },
  ])
  expect(linesOf(overlapping)).toEqual([
    { character: 'Tom', text: 'I', align: 'center', start: 1, end: 2 },
    { character: 'Maria', text: 'No, I', align: 'right', start: 2, end: 5 },
  ])
  expect(sceneAt(overlapping, 2)).toMatchObject({ line: { text: 'No, I' }, talker: 'Maria' })
})
