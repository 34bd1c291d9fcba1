import { newLessonText } from '../author/lesson-text.ts'

type Step = { number: number; title?: string; contents?: string; dashedName?: string }

export const stepId = (number: number) => String(number).padStart(24, '0')

/** A lesson that reads without a problem. */
export function step({ number, title, contents = '', dashedName }: Step): string {
  return newLessonText({
    id: stepId(number),
    title: title ?? `Step ${number}`,
    challengeType: 0,
    dashedName: dashedName ?? `step-${number}`,
    files: [{ ext: 'html', contents, isEditable: true }],
  })
}

export function blockMeta(block: string, numbers: readonly number[], more: object = {}): object {
  return {
    name: 'A block',
    dashedName: block,
    helpCategory: 'HTML-CSS',
    challengeOrder: numbers.map((number) => ({ id: stepId(number), title: `Step ${number}` })),
    ...more,
  }
}

/** A curriculum of one course and one block of three steps. */
export function sampleCurriculum(more: Readonly<Record<string, string | object>> = {}) {
  return {
    'superblocks/course.json': { id: 'course', title: 'Course', stage: 'Core', blocks: ['block'] },
    'blocks/block/meta.json': blockMeta('block', [1, 2, 3]),
    'blocks/block/one.md': step({ number: 1, contents: '<!-- say hello -->' }),
    'blocks/block/two.md': step({ number: 2 }),
    'blocks/block/three.md': step({ number: 3 }),
    ...more,
  }
}
