/** A place in a video that the reader has chosen. */
export type Place = {
  seconds: number
  /** Counts the choices: the same place may be chosen again. */
  choice: number
}
