import { expect, test } from 'vitest'
import type { ConsoleLevel } from '../runner.ts'
import { consoleMethods } from './console-methods.ts'

function printing() {
  const printed: [ConsoleLevel, ...unknown[]][] = []
  const methods = consoleMethods((level, values) => printed.push([level, ...values]))
  const call = (name: string, ...values: unknown[]) =>
    (methods[name] as (...all: unknown[]) => void)(...values)
  return { printed, call }
}

test('an assertion is told when it does not hold', () => {
  const { printed, call } = printing()
  call('assert', true, 'fine')
  call('assert', false, 'lost')
  call('assert', 0)
  expect(printed).toEqual([
    ['error', 'Assertion failed:', 'lost'],
    ['error', 'Assertion failed'],
  ])
})

test('calls are counted by their label', () => {
  const { printed, call } = printing()
  for (const label of [undefined, 'bell', 'bell']) call('count', label)
  call('countReset', 'bell')
  call('count', 'bell')
  expect(printed).toEqual([
    ['log', 'default: 1'],
    ['log', 'bell: 1'],
    ['log', 'bell: 2'],
    ['log', 'bell: 1'],
  ])
})

test('a time is told when it is asked for, once it was begun', () => {
  const { printed, call } = printing()
  call('timeEnd', 'walk')
  call('time', 'walk')
  call('timeEnd', 'walk')
  call('timeEnd', 'walk')
  expect(printed).toEqual([['log', expect.stringMatching(/^walk: \d+ ms$/)]])
})

test('a value that is no table is shown as it is', () => {
  const { printed, call } = printing()
  call('table', 7)
  call('dir', { a: 1 })
  expect(printed).toEqual([
    ['log', 7],
    ['log', { a: 1 }],
  ])
})
