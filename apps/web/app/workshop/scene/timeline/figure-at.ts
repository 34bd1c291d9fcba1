import type { Scene } from '@cairn/contract'

/** Where a character is, in percent of the stage; `z` is the scale. */
export type FigureState = { character: string; x: number; y: number; z: number; opacity: number }

/** How a character stands on the stage; each change takes `changeSeconds`, from wherever the one before has led. */
export function figureAt(
  { character, position, opacity = 1 }: Scene['setup']['characters'][number],
  begun: Scene['commands'],
  seconds: number,
  changeSeconds: number,
): FigureState {
  let from: FigureState = { character, ...position, opacity }
  let to = from
  let since = 0
  const stateAt = (moment: number) => between(from, to, easedShare(moment - since, changeSeconds))
  for (const command of begun) {
    if (command.character !== character) continue
    // What happens at once is how the scene opens, so that the stage is not empty before play.
    const isOpening = command.startTime <= 0
    const before = stateAt(command.startTime)
    to = { ...to, ...command.position, opacity: command.opacity ?? to.opacity }
    from = isOpening ? to : before
    since = command.startTime
  }
  return stateAt(seconds)
}

function easedShare(passed: number, changeSeconds: number): number {
  if (passed >= changeSeconds) return 1
  const share = Math.max(0, passed / changeSeconds)
  return share * share * (3 - 2 * share)
}

function between(from: FigureState, to: FigureState, share: number): FigureState {
  const mix = (one: number, other: number) => (share === 1 ? other : one + (other - one) * share)
  return {
    character: to.character,
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    z: mix(from.z, to.z),
    opacity: mix(from.opacity, to.opacity),
  }
}
