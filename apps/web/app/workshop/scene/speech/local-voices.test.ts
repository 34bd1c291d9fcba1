import { expect, test } from 'vitest'
import { localVoices } from './local-voices.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })
const names = (voices: readonly { name: string }[]) => voices.map(({ name }) => name)

test('the voices of the lesson’s region speak, and without one all that speak its language', () => {
  const voices = [voice('Ana', 'es-ES'), voice('Kim', 'en-GB'), voice('Joe', 'en_US'), voice('Ben', 'en-AU')]
  expect(names(localVoices(voices, 'en-US'))).toEqual(['Joe'])
  expect(names(localVoices(voices, 'en-NZ'))).toEqual(['Kim', 'Joe', 'Ben'])
  expect(names(localVoices(voices, 'es'))).toEqual(['Ana'])
  expect(localVoices(voices, 'zh-CN')).toEqual([])
})

test('a voice of another host, which would be sent the text, is never chosen', () => {
  expect(localVoices([voice('Cloud', 'en-US', false)], 'en-US')).toEqual([])
})
