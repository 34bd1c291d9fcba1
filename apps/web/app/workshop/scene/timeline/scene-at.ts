import type { Scene } from '@cairn/contract'
import { commandsInOrder } from './commands-in-order.ts'
import { figureAt, type FigureState } from './figure-at.ts'
import { type Line, linesOf } from './lines-of.ts'

export type SceneState = {
  background: string
  figures: readonly FigureState[]
  /** The line to read: it stays after it has been said, until the next command. */
  line: Line | undefined
  /** The character that is talking. */
  talker: string | undefined
}

/** What a scene shows at a moment. A change of place or opacity takes `changeSeconds`. */
export function sceneAt(scene: Scene, seconds: number, changeSeconds = 0): SceneState {
  const begun = commandsInOrder(scene).filter(({ startTime }) => startTime <= seconds)
  const lines = linesOf(scene)
  const said = begun.filter(({ dialogue }) => dialogue).length
  return {
    background: begun.findLast(({ background }) => background)?.background ?? scene.setup.background,
    figures: scene.setup.characters.map((setup) => figureAt(setup, begun, seconds, changeSeconds)),
    line: begun.at(-1)?.dialogue ? lines[said - 1] : undefined,
    talker: lines.find(({ start, end }) => start <= seconds && seconds < end)?.character,
  }
}
