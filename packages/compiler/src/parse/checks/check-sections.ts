import type { RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { didYouMean } from '../../problems/did-you-mean.ts'
import { fileStart } from '../../problems/problem.ts'
import type { Reading } from '../reading/reading.ts'
import { report } from '../reading/report.ts'
import { placeOf, type Document, type Section } from '../reading/section.ts'
import { sectionRules, type SectionRule } from './section-rules.ts'

/** Reports markers that are unknown, misplaced or repeated, and text that belongs to no section. */
export function checkSections(reading: Reading, { preface, sections }: Document): void {
  const [stray] = preface
  if (stray) {
    report(
      reading,
      placeOf(stray, { line: 1, column: 1 }),
      'This text stands before the first section, where no one would see it.',
      'Begin with a section, such as `# --description--`.',
      toString(stray),
    )
  }
  checkLevel(reading, sections, { rules: sectionRules, depth: 1, parent: undefined })
}

const sectionNames = namesOf(sectionRules)

function namesOf(rules: Readonly<Record<string, SectionRule>>): string[] {
  return Object.entries(rules).flatMap(([name, { children = {} }]) => [name, ...namesOf(children)])
}

type Level = {
  rules: Readonly<Record<string, SectionRule>>
  depth: number
  parent: string | undefined
}

function checkLevel(reading: Reading, sections: readonly Section[], level: Level): void {
  const seen = new Set<string>()
  for (const section of sections) {
    const rule = Object.hasOwn(level.rules, section.name) ? level.rules[section.name] : undefined
    if (!rule) {
      reportUnknown(reading, section, level)
      continue
    }
    const marker = markerText(section.name, level.depth)
    if (section.depth !== level.depth) {
      report(
        reading,
        section.place,
        `The marker \`--${section.name}--\` stands at level ${section.depth}.`,
        `Write \`${marker}\`.`,
      )
    }
    if (seen.has(section.name) && !rule.repeats) {
      const remedy = 'Join the two, or take one out.'
      report(reading, section.place, `A second section \`${marker}\`.`, remedy)
    }
    seen.add(section.name)
    checkHeadings(reading, section.content)
    checkContent(reading, section, rule)
    const children = { rules: rule.children ?? {}, depth: level.depth + 1, parent: section.name }
    checkLevel(reading, section.children, children)
  }
}

/** A marker with a missing dash hides its section in the previous one. */
function checkHeadings(reading: Reading, content: readonly RootContent[]): void {
  for (const node of content) {
    if (node.type !== 'heading') continue
    const heading = toString(node).trim()
    const name = sectionNames.find((one) => isBrokenMarker(heading, one))
    if (name === undefined) continue
    const message = 'This heading looks like a marker, but is not one.'
    report(reading, placeOf(node, fileStart), message, `Write two hyphens on each side: \`--${name}--\`.`)
  }
}

/** Whether a heading is the name surrounded by any number of dashes of any kind. */
function isBrokenMarker(heading: string, name: string): boolean {
  return heading.includes(name) && /^[-–—\s]+$/.test(heading.replace(name, ''))
}

function checkContent(reading: Reading, { name, content, place }: Section, rule: SectionRule): void {
  if (rule.content === 'text') return
  for (const node of content) {
    if (rule.content === 'fences' && node.type === 'code') continue
    const takes =
      rule.content === 'fences'
        ? 'code fences only'
        : `sections only: ${Object.keys(rule.children ?? {}).join(', ')}`
    report(
      reading,
      placeOf(node, place),
      `This stands in \`--${name}--\`, which takes ${takes}.`,
      'Move it into the section where it belongs, or take it out.',
      toString(node),
    )
  }
}

function reportUnknown(reading: Reading, { name, place }: Section, { rules, depth, parent }: Level): void {
  if (name === 'fcc-editable-region') {
    const message = 'The marker of an editable region is a heading here.'
    report(reading, place, message, 'Put it inside a seed’s code fence, on a line of its own.')
    return
  }
  const message =
    parent === undefined
      ? `Unknown section \`--${name}--\`.`
      : `There is no section \`--${name}--\` inside \`--${parent}--\`.`
  const known = Object.keys(rules)
  const remedy =
    known.length === 0
      ? `Write \`# --${name}--\` if it is a section of its own.`
      : didYouMean(name, known)
          .replace(/`(?<near>.*)`/, (_match, near: string) => `\`${markerText(near, depth)}\``)
          .replace(/^Use one of:/, `Write \`${'#'.repeat(depth)} --name--\` with one of:`)
  report(reading, place, message, remedy)
}

function markerText(name: string, depth: number): string {
  return `${'#'.repeat(depth)} --${name}--`
}
