import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const projectRoot = join(import.meta.dirname, '..')

// New pages count before they are committed.
const pages = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', ':(glob)*.md', 'docs/*.md', '.github/*.md'],
  { cwd: projectRoot, encoding: 'utf8' },
)
  .split('\n')
  .filter((page) => page !== '')

const fence = /^ *(`{3,})[^\n]*\n[\s\S]*?^ *\1`* *$/gm
const codeSpan = /`[^`\n]+`/g
const link = /\]\(\s*<?([^\s)>]+)>?[^)]*\)|^\[[^\]]+\]:\s*(\S+)/gm

/** The fragment by which hosts of repositories address a heading. */
function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')
}

function hasFragment(path: string, fragment: string): boolean {
  const headings = readFileSync(path, 'utf8')
    .replaceAll(fence, '')
    .matchAll(/^#+ (.+)$/gm)
  return [...headings].some(([, heading = '']) => fragmentOf(heading) === fragment)
}

/** The relative links of a page that lead to no file of the project, or to no heading of it. */
function deadLinks(page: string, text: string): string[] {
  const prose = text.replaceAll(fence, '').replaceAll(codeSpan, '')
  const targets = [...prose.matchAll(link)].map(([, inline, reference]) => inline ?? reference ?? '')
  return targets.filter((target) => {
    if (/^[a-z][a-z+.-]*:/i.test(target)) return false
    const [file = '', fragment] = target.split('#')
    const path = file === '' ? join(projectRoot, page) : join(projectRoot, dirname(page), decodeURI(file))
    return !existsSync(path) || (fragment !== undefined && !hasFragment(path, fragment))
  })
}

describe('relative links', () => {
  test.for(pages)('of %s lead to files and headings that exist', (page) => {
    expect(deadLinks(page, readFileSync(join(projectRoot, page), 'utf8'))).toEqual([])
  })

  test('are found on the pages', () => {
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/tour.md', 'docs/reference/security.md']))
  })

  test.for([
    'See [the tour](tour.md), [why](decisions/) and [a section](tour.md#a-lesson).',
    'See [the way in](../README.md "For everyone") or ![a picture](images/lesson.jpg).',
    'See [elsewhere](https://school.example/no-such-page.md).',
    'Write `[a link](no-such-page.md)`, or\n\n```md\n[a link](no-such-page.md)\n```\n',
  ])('are accepted: %j', (text) => {
    expect(deadLinks('docs/architecture.md', text)).toEqual([])
  })

  test.for([
    ['See [a page](no-such-page.md).', 'no-such-page.md'],
    ['![A picture](images/no-such-picture.png)', 'images/no-such-picture.png'],
    ['See [a section](tour.md#no-such-heading).', 'tour.md#no-such-heading'],
    ['See [a page][1].\n\n[1]: no-such-page.md', 'no-such-page.md'],
  ] as const)('twin: are caught if they lead nowhere: %j', ([text, target]) => {
    expect(deadLinks('docs/architecture.md', text)).toEqual([target])
  })
})
