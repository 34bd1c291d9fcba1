import type { Element, Root } from 'hast'
import { createLowlight } from 'lowlight'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import { expect, test } from 'vitest'
import { callWithin } from '../files/call-within.ts'
import { highlight } from './highlight.ts'

const languages = ['typescript', 'html', 'css', 'python', 'csharp', 'sql', 'markdown', 'bash'] as const

function page(language: string): Root {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: '<a> = 1' }],
  }
  return {
    type: 'root',
    children: [{ type: 'element', tagName: 'pre', properties: {}, children: [code] }],
  }
}

/** Ends the work in a moment, wherever it is. */
const interrupt = (work: () => void) =>
  callWithin(1, () => {
    for (;;) work()
  })

test.for(languages)('a lesson with %s that is interrupted leaves the next one whole', (language) => {
  interrupt(() => highlight(page(language)))
  expect(() => highlight(page(language))).not.toThrow()
})

test('twin: a language that is interrupted at its first text fails ever after', () => {
  const broken = Array.from({ length: 20 }, () => createLowlight({ typescript, xml })).filter((lowlight) => {
    interrupt(() => lowlight.highlight('typescript', 'a'))
    try {
      return lowlight.highlight('typescript', 'a') === undefined
    } catch {
      return true
    }
  })
  expect(broken).not.toEqual([])
})
