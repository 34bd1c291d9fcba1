import { en } from '@cairn/locales'
import { expect, test } from 'vitest'
import { type HelpTopic, newTopicLink, searchLink } from './forum-links.ts'

const topic = (contents: string, editableContents = ''): HelpTopic => ({
  forumUrl: 'https://forum.example',
  category: 'HTML-CSS',
  blockName: 'Trail Guide',
  challengeTitle: 'Step 1',
  address: 'https://school.example/learn/step-1',
  description: 'The heading does not show.',
  words: { ...en.challenge.help.post, userAgent: 'User Agent: `A browser`' },
  files: [{ name: 'index', ext: 'html', contents, editableContents }],
})
const bodyOf = (link: string) => new URL(link).searchParams.get('body') ?? ''

test('a question contains the lesson, the code and the browser', () => {
  const link = newTopicLink(topic('<h1>Hi</h1>'))
  const { searchParams } = new URL(link)
  expect(searchParams.get('category')).toBe('HTML-CSS')
  expect(searchParams.get('title')).toBe('Trail Guide - Step 1')
  for (const part of [
    'The heading does not show.',
    '```html\n<h1>Hi</h1>\n```',
    'A browser',
    '/learn/step-1',
  ]) {
    expect(bodyOf(link)).toContain(part)
  }
})

test('the editable part is marked with comments of the file’s language', () => {
  expect(bodyOf(newTopicLink(topic('<body>\n<p>\n</body>', '<p>')))).toContain(
    '<!-- User Editable Region -->\n<p>\n<!-- User Editable Region -->',
  )
})

test('code that makes the address too long is cut to the editable part', () => {
  const link = newTopicLink(topic(`${'x'.repeat(9000)}<p>mine</p>`, '<p>mine</p>'))
  expect(link.length).toBeLessThan(8000)
  expect(bodyOf(link)).toContain('<p>mine</p>')
})

test('code that is still too long is left out, and the question says so', () => {
  const link = newTopicLink(topic('x'.repeat(9000), 'x'.repeat(9000)))
  expect(link.length).toBeLessThan(8000)
  expect(bodyOf(link)).toContain('too long')
  expect(bodyOf(link)).not.toContain('xxx')
})

test.for([
  ['Step 4', 'Trail Guide - Step 4'],
  ['Build a Calculator', 'Build a Calculator'],
] as const)('the search for %s asks for %s', ([title, words]) => {
  expect(new URL(searchLink('https://forum.example', 'Trail Guide', title)).searchParams.get('q')).toBe(words)
})
