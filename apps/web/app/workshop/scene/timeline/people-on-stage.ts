import type { FigureState } from './figure-at.ts'

/** The names of the characters that can be seen. */
export function peopleOnStage(figures: readonly FigureState[]): string[] {
  const names = figures
    .filter(({ x, opacity }) => opacity > 0 && x >= 0 && x <= 100)
    .map(({ character }) => character)
  return [...new Set(names)]
}
