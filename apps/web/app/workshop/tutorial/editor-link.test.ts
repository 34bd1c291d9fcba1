import { expect, test } from 'vitest'
import { editorLink } from './editor-link.ts'

const visit = {
  editorUrl: 'https://editor.example/embed/?theme=dark',
  repository: 'school/build-wall',
  returnTo: 'https://school.example/learn/course/stones/wall',
  userToken: undefined,
  tempToken: null,
  openedAt: 1234,
}

const partsOf = (link: string) => [
  new URL(link).origin + new URL(link).pathname,
  Object.fromEntries(new URL(link).searchParams),
]

test('a visitor’s editor gets the repository and the way back', () => {
  expect(partsOf(editorLink(visit))).toEqual([
    'https://editor.example/embed/',
    {
      theme: 'dark',
      repoUrl: 'school/build-wall',
      goBackTo: 'https://school.example/learn/course/stones/wall',
      date: '1234',
    },
  ])
})

test('a camper’s gets the token that reports progress, and what our own address had for it', () => {
  const link = editorLink({ ...visit, userToken: 'a.b&c', tempToken: 'x y' })
  expect(partsOf(link)[1]).toMatchObject({
    envVariables: 'CODEROAD_WEBHOOK_TOKEN=a.b&c',
    tempToken: 'x y',
  })
})
