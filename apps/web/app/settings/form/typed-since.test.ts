import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

test('what was typed while a form was on its way is still to be saved, and nothing else', () => {
  const sent: Record<string, string> = { name: 'Ada', about: 'I pile' }
  expect(typedSince({ name: 'Ada', about: 'I pile stones', location: 'Here' }, sent)).toEqual({
    about: 'I pile stones',
    location: 'Here',
  })
  expect(typedSince(sent, sent)).toEqual({})
})
