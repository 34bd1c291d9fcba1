import { expect, test } from 'vitest'
import { foreignHosts } from './foreign-hosts.ts'

const files = (...addresses: string[]) => ({
  sources: addresses.map((src) => ({ src, type: 'video/webm' as const })),
})
const school = 'https://school.example'

test('files of the school itself need no consent', () => {
  expect(foreignHosts(files('/films/a.webm', 'https://school.example/b.mp4'), school)).toEqual([])
})

test('each other host is named once, that of the poster included', () => {
  const video = {
    ...files('https://films.example/a.webm', 'https://films.example:8443/a.mp4', 'https://films.example/b'),
    poster: 'https://pictures.example/a.png',
  }
  expect(foreignHosts(video, school)).toEqual(['films.example', 'films.example:8443', 'pictures.example'])
})
