import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

test('the lines that are new or different are found, empty ones left out', () => {
  expect([...changedLines('a\nb\nc', 'a\nx\n\nc\ny')]).toEqual([1, 4])
})

test('of two lines that have changed places, one is new', () => {
  expect([...changedLines('a\nb', 'b\na')]).toEqual([1])
})

test('equal texts have no changed lines', () => {
  expect([...changedLines('a\nb', 'a\nb')]).toEqual([])
})
