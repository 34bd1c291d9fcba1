import { describe, expect, test } from 'vitest'
import { openRig } from './testing/open-rig.ts'
import { file } from './testing/source-file.ts'
import { sampleChallenge, statesOf } from './testing/index.ts'
import type { RunnerEvent } from './runner.ts'

const rig = await openRig()

const html = 0

const problemsOf = (events: readonly RunnerEvent[]) =>
  events.flatMap((event) => (event.type === 'built' ? event.problems : []))

describe('Sass', () => {
  test('in a page is compiled to CSS', async () => {
    const page =
      '<style type="text/scss">$size: 10px; .big { &.bold { font-size: 2 * $size } }</style><p class="big bold"></p>'
    const events = await rig.run(
      sampleChallenge(html, ['assert.equal(getComputedStyle(document.querySelector("p")).fontSize, "20px")']),
      [file('index.html', page)],
    )
    expect(statesOf(events)).toEqual(['passed'])
  })

  test('with a mistake reports its position', async () => {
    const events = await rig.run(sampleChallenge(html, ['assert.isTrue(true)']), [
      file('index.html', '<p></p>\n<style type="text/scss">\n.a { color: $missing }</style>'),
    ])
    expect(problemsOf(events)).toEqual([
      { fileKey: 'indexhtml', line: 3, column: 13, message: 'Undefined variable.' },
    ])
  })
})
