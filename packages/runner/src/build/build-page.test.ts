import { describe, expect, test } from 'vitest'
import { sampleFiles } from '../testing/sample-challenge.ts'
import { buildPage } from './build-page.ts'

const build = (contents: Parameters<typeof sampleFiles>[0], isLoopGuarded = true) =>
  buildPage(sampleFiles(contents), { isLoopGuarded })

describe('the script', () => {
  test('replaces its address', () => {
    expect(
      build({ html: '<body><script src="./script.js"></script></body>', js: 'let a = "</script>"' }).html,
    ).toBe(String.raw`<body><script data-src="script.js">let a = "<\/script>"</script></body>`)
  })

  test('that is deferred keeps an address, because browsers defer only scripts with one', () => {
    expect(build({ html: '<script defer src="script.js"></script>', js: 'a("ü")' }).html).toBe(
      '<script defer src="data:text/javascript;charset=utf-8,a(%22%C3%BC%22)" data-src="script.js"></script>',
    )
  })

  test('becomes a page of its own when there is no HTML', () => {
    expect(build({ js: 'let a' }).html).toBe('<script data-src="script.js">let a</script>')
  })

  test.for([
    '<script type="text/template">{{ a }}</script>',
    '<script src="https://other.example/a.js"></script>',
  ])('is left alone if it is not ours: %s', (html) => {
    expect(build({ html, js: 'let a' })).toEqual({ html, problems: [], libraries: [] })
  })
})

test.for([
  { files: sampleFiles({ css: 'p {}' }), fileKey: 'stylescss', message: 'No html or js(x) file found' },
  { files: [], fileKey: '', message: 'No challenge files provided' },
])('a page without a page or a script says so: $message', ({ files, fileKey, message }) => {
  const { html, problems } = buildPage(files, { isLoopGuarded: true })
  expect(problems).toEqual([{ fileKey, line: 1, column: 1, message }])
  expect(html).toBe('')
})

describe('a mistake', () => {
  test('in an inline script is reported with the line of the page', () => {
    const { html, problems } = build({ html: '<p>\n<script>\n\n  let 1 = 1\n</script>\n<p>after' })
    expect(problems).toMatchObject([{ fileKey: 'indexhtml', line: 4, column: 7 }])
    expect(html).toMatch(/^<p>\n<script>\s*<\/script>\n<p>after$/)
  })

  test('in the script is reported with its own line, and the page stays', () => {
    const { html, problems } = build({
      html: '<h1>Hi</h1><script src="script.js"></script>',
      js: 'let a\nlet a',
    })
    expect(problems).toMatchObject([{ fileKey: 'scriptjs', line: 2 }])
    expect(html).toContain('<h1>Hi</h1>')
  })
})

test('stopped loops name the line in their own file', () => {
  const { html } = build({
    html: '<p>\n<script>\nfor (;;);\n</script><script src="script.js"></script>',
    js: 'for (;;);',
  })
  expect([...html.matchAll(/turn\(__loop\d+,(\d+)\)/g)].map(([, line]) => line)).toEqual(['3', '1'])
})

test('a page that needs nothing comes out as it was written', () => {
  const html = '<!DOCTYPE html><p class=a>1 < 2 &amp; <b>so</b><img src="a.png"'
  expect(build({ html })).toEqual({ html, problems: [], libraries: [] })
})

describe('libraries', () => {
  const react = 'https://unpkg.com/react@18/umd/react.production.min.js'
  const names = ['react-18.production.js', 'redux-3.js', 'jquery-3.js']
  const texts = new Map(names.map((name) => [name, `/* ${name} */`]))
  const buildWith = (html: string) =>
    buildPage(sampleFiles({ html }), { isLoopGuarded: true, libraries: texts })

  test('at the start of the page are listed, and leave only their address', () => {
    expect(buildWith(`<script src="${react}"></script><p>`)).toMatchObject({
      html: `<script data-src="${react}"></script><p>`,
      libraries: ['react-18.production.js'],
    })
  })

  test.for([
    ['after a script of the page', `<script>1</script><script src="${react}"></script>`],
    ['that look at the page', '<script src="https://code.jquery.com/jquery-3.6.0.min.js"></script>'],
  ] as const)('%s stand where the page asks for them', ([, html]) => {
    const built = buildWith(html)
    expect(built.libraries).toEqual([])
    expect(built.html).toMatch(/\/\* (?:react-18.production|jquery-3).js \*\//)
  })
})
