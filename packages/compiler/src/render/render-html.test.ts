import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../syntax/markdown.ts'
import { renderHtml } from './render-html.ts'

const render = (markdown: string) => renderHtml(parseMarkdown(markdown).children).html

describe('a lesson’s text', () => {
  test('keeps its paragraphs, lists, tables and inline code', () => {
    expect(render('Use `h1`.\n\n- a\n- b\n\n| x |\n| - |\n| 1 |')).toBe(
      '<p>Use <code>h1</code>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<table>\n<thead>\n<tr>\n<th>x</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>',
    )
  })

  test('has its code highlighted, and code stays text', () => {
    expect(render('```html\n<script>alert(1)</script>\n```')).toMatch(
      /^<pre><code class="language-html"><span class="hljs-tag">&#x3C;<span class="hljs-name">script/,
    )
  })

  test('sends no referrer to linked pages', () => {
    expect(render('[a](https://example.org)')).toBe(
      '<p><a href="https://example.org" rel="noopener noreferrer">a</a></p>',
    )
  })

  test.for(['//example.org', String.raw`/\example.org`, String.raw`\\example.org`, 'https:example.org'])(
    'sends no referrer to a page linked as %j',
    (address) => {
      expect(render(`<a href="${address}">a</a>`)).toContain('rel="noopener noreferrer"')
    },
  )

  test('twin: a page of our own is linked without it', () => {
    expect(render('[a](/learn)')).toBe('<p><a href="/learn">a</a></p>')
  })

  test.for([
    ['<iframe src="https://example.org/a"></iframe>', 'https://example.org/a', 'example.org'],
    ['<iframe src="//example.org/a" title="A pen"></iframe>', 'https://example.org/a', 'A pen'],
  ] as const)('an embedded page becomes a link to it: %s', ([frame, address, words]) => {
    expect(render(frame)).toBe(`<a href="${address}" rel="noopener noreferrer">${words}</a>`)
  })

  test('keeps text that looks like a directive', () => {
    expect(render('Style `::before` and :root, ::after or :::note')).toContain(':root, ::after or :::note')
  })

  test.for([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object>',
    '<embed src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href="java&#x09;script:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:alert(1)">a</a>',
    '[a](javascript:alert(1))',
    '![a](javascript:alert(1))',
    '<p style="background:url(javascript:alert(1))">a</p>',
    '<style>body{background:url(//evil.example)}</style>',
    '<link rel="stylesheet" href="//evil.example">',
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<base href="//evil.example/">',
    '<form action="//evil.example"><button>a</button></form>',
    '<input autofocus onfocus=alert(1)>',
    '<details open ontoggle=alert(1)>a</details>',
    '<video><source onerror=alert(1)></video>',
    '<template><script>alert(1)</script></template>',
    '<div id="content" name="location">a</div>',
    '<p class="dock__actions button">a</p>',
  ])('%s does nothing', (attack) => {
    expect(render(attack)).not.toMatch(
      /<(?:script|iframe|object|embed|style|link|meta|base|form|input|svg|math|template|video)|\son\w+=|javascript:|vbscript:|data:|\sstyle=|\sid=|\sname=|class="(?!language-)/i,
    )
  })
})
