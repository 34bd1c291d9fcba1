import type { Element, ElementContent, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import http from 'highlight.js/lib/languages/http'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import markdown from 'highlight.js/lib/languages/markdown'
import python from 'highlight.js/lib/languages/python'
import scss from 'highlight.js/lib/languages/scss'
import shell from 'highlight.js/lib/languages/shell'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'
import { visit } from 'unist-util-visit'

const lowlight = createLowlight({
  bash,
  csharp,
  css,
  diff,
  http,
  java,
  javascript,
  json,
  markdown,
  python,
  scss,
  shell,
  sql,
  typescript,
  xml,
  yaml,
})
lowlight.registerAlias({
  bash: ['sh', 'zsh'],
  csharp: ['cs'],
  javascript: ['js', 'jsx', 'mjs'],
  markdown: ['md'],
  python: ['py'],
  shell: ['console'],
  sql: ['psql'],
  typescript: ['ts', 'tsx'],
  xml: ['html', 'svg'],
  yaml: ['yml'],
})

// A language prepares itself at its first text. Interrupted there by a lesson's time limit, it would fail ever after.
for (const language of lowlight.listLanguages()) lowlight.highlight(language, '')

/** Highlights code blocks at compile time, so that no highlighter is sent to the browser. */
export function highlight(tree: Root): void {
  visit(tree, 'element', (node, _index, parent) => {
    if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return
    const language = languageOf(node)
    if (!language || !lowlight.registered(language)) return
    node.children = lowlight.highlight(language, textOf(node)).children as ElementContent[]
  })
}

function languageOf({ properties }: Element): string | undefined {
  const classes = Array.isArray(properties['className']) ? properties['className'] : []
  return classes
    .map((name) => /^language-(?<language>.+)$/.exec(String(name))?.groups?.['language'])
    .find(Boolean)
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('')
}
