import { CurriculumCompiler } from '@cairn/compiler'
import type { CompiledBlock, Scene } from '@cairn/contract'
import { expect, test } from 'vitest'
import { endOf } from '../apps/web/app/workshop/scene/timeline/end-of.ts'
import { linesOf } from '../apps/web/app/workshop/scene/timeline/lines-of.ts'
import { sceneAt } from '../apps/web/app/workshop/scene/timeline/scene-at.ts'

/** A folder of freeCodeCamp's lessons, which are not part of the project. */
const corpus = process.env['FREECODECAMP_LESSONS_DIR']

const [stepSeconds, changeSeconds] = [0.1, 0.5]

test.skipIf(corpus === undefined)(
  'every scene of the corpus plays to its end, and every line is shown and said by its character',
  async () => {
    const scenes = await scenesIn(corpus ?? '')
    expect(scenes.length).toBeGreaterThan(1300)
    for (const { id, scene } of scenes) {
      const end = endOf(scene)
      for (let seconds = 0; seconds < end + stepSeconds; seconds += stepSeconds) {
        const { figures } = sceneAt(scene, seconds, changeSeconds)
        const numbers = figures.flatMap(({ x, y, z, opacity }) => [x, y, z, opacity])
        expect(numbers.every(Number.isFinite), `${id} at ${seconds}`).toBe(true)
      }
      for (const line of linesOf(scene)) {
        const { line: shown, talker } = sceneAt(scene, line.start)
        expect(shown, `${id} at ${line.start}`).toEqual(line)
        const expected = line.end > line.start ? line.character : undefined
        expect(talker, `${id} at ${line.start}`).toBe(expected)
      }
    }
  },
  300_000,
)

async function scenesIn(directory: string): Promise<{ id: string; scene: Scene }[]> {
  const { files } = await new CurriculumCompiler(directory).compile()
  const blocks = files
    .filter(({ name }) => name.startsWith('english/blocks/'))
    .map(({ text }) => JSON.parse(text ?? '') as CompiledBlock)
  return blocks.flatMap(({ challenges }) =>
    challenges.flatMap(({ id, scene }) => (scene ? [{ id, scene }] : [])),
  )
}
