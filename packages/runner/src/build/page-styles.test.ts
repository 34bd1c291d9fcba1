import { describe, expect, test } from 'vitest'
import { sampleFiles } from '../testing/sample-challenge.ts'
import { buildPage } from './build-page.ts'

const build = (contents: Parameters<typeof sampleFiles>[0], isLoopGuarded = true) =>
  buildPage(sampleFiles(contents), { isLoopGuarded })

describe('the style sheet', () => {
  test.for([
    '<link rel="stylesheet" href="styles.css">',
    "<LINK HREF='./styles.css' rel=stylesheet />",
    '<link href=styles.css rel=stylesheet>',
  ])('stands beside its link: %s', (link) => {
    const { html } = build({ html: `<head>${link}</head>`, css: 'p { color: red }' })
    expect(html).toMatch(
      /data-href="styles.css".*><style class="fcc-injected-styles">p { color: red }<\/style><\/head>/,
    )
  })

  test.for([
    '<link href="&#115;tyles.css">',
    '<table><tr><link href="styles.css"></table>',
    '<template><link href="styles.css"></template>',
    '<title>a\r\n</title>😀<link\r\nhref="styles.css">',
  ])('follows every link that a browser would: %j', (html) => {
    const sheet = '<style class="fcc-injected-styles">p {}</style>'
    expect(build({ html, css: 'p {}' }).html).toBe(
      html.replace(/href="\S+"/, 'data-href="styles.css"').replace(/<link[^>]*>/, `$&${sheet}`),
    )
  })

  test.for([
    '<!-- <link href="styles.css"> -->',
    '<script>"<link href=styles.css>"</script>',
    '<textarea><link href="styles.css"></textarea>',
    '<script><!-- <script> "</script><link href=styles.css>" --></script>',
    '<body><noscript><link href="styles.css"></noscript>',
    '<link href="other.css">',
    '<link href="styles.css"',
  ])('is not put where the page does not ask for it: %s', (html) => {
    expect(build({ html, css: 'p {}' }).html).not.toContain('fcc-injected-styles')
  })

  test('is found in a page of any depth', () => {
    const html = `${'<b>'.repeat(20_000)}<link href="styles.css">`
    expect(build({ html, css: 'p {}' }).html).toContain('fcc-injected-styles')
  })

  test('cannot end its element', () => {
    expect(
      build({ html: '<link href="styles.css">', css: 'a::after { content: "</style>" }' }).html,
    ).toContain(String.raw`content: "<\/style>"`)
  })
})
