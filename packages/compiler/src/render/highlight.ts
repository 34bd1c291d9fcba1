import type { Element, ElementContent, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import xml from 'highlight.js/lib/languages/xml'
import { createLowlight } from 'lowlight'
import { visit } from 'unist-util-visit'

const lowlight = createLowlight({ bash, css, javascript, json, python, xml })
lowlight.registerAlias({
  bash: ['sh', 'shell'],
  javascript: ['js', 'jsx'],
  python: ['py'],
  xml: ['html', 'svg'],
})

/** Colours code blocks at compile time, so that no highlighter travels to the browser. */
export function highlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return
      const language = languageOf(node)
      if (!language || !lowlight.registered(language)) return
      node.children = lowlight.highlight(language, textOf(node)).children as ElementContent[]
    })
  }
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
