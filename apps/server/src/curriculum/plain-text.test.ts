import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.for([
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['a <em>big</em> <code>flex-<span class="t">grow</span></code>.', 'a big flex-grow.'],
  ['Write <code>&lt;main&gt;</code> &amp; &#39;close&#x27; it&nbsp;', "Write <main> & 'close' it"],
  ['&unknown; &#1114112;', '&unknown; &#1114112;'],
  ['a\n  b', 'a b'],
  ['', ''],
])('%j reads as %j', ([html, text]) => {
  expect(plainText(html ?? '')).toBe(text)
})

test('escaped markup is decoded once, and never becomes a tag', () => {
  expect(plainText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})
