import { expect, test } from 'vitest'
import { reportedError } from './reported-error.ts'

test('an error is shown as it is', () => {
  const error = new TypeError('a is not a function')
  expect(reportedError({ error, message: 'Uncaught TypeError' })).toBe(error)
  expect(reportedError({ error: null, message: 'Uncaught null' })).toBe('Uncaught null')
})

test('an error that the browser keeps to itself leads to its console', () => {
  expect(reportedError({ error: null, message: 'Script error.' })).toBe(
    'Build error, open your browser console to learn more.',
  )
  expect(reportedError({ error: null, message: '' })).toBe('Error, open your browser console to learn more.')
})
