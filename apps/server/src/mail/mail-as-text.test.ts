import { expect, test } from 'vitest'
import { mailAsText } from './mail-as-text.ts'

const show = (body: string, subject = 'Report') =>
  mailAsText({ mailId: '', recipient: 'a@b.example', subject, body })

test.for([
  ['\u001B[2J', String.raw`\x1b[2J`],
  ['\r', String.raw`\x0d`],
  ['\0', String.raw`\x00`],
  ['\u007F', String.raw`\x7f`],
  ['\u009B2J', String.raw`\x9b2J`],
  ['\u202E', String.raw`\x202e`],
  ['\u2069', String.raw`\x2069`],
])('a mail on the console contains no %j, but %s', ([typed, shown]) => {
  for (const text of [show(`a ${typed} b`), show('', `a ${typed} b`)]) {
    expect(text).toContain(`a ${shown} b`)
    expect(text).not.toContain(typed)
  }
})

test('twin: lines and letters of all languages are shown as they are', () => {
  expect(show('Zażółć\n\nשלום 👩‍💻')).toBe('\nMail to a@b.example: Report\n\n  Zażółć\n  \n  שלום 👩‍💻\n')
})
