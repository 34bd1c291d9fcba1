/** Hides a frame while it loads: it keeps its size, but takes no room. */
export function hide({ style }: HTMLIFrameElement): void {
  style.position = 'absolute'
  style.visibility = 'hidden'
}

export function unhide({ style }: HTMLIFrameElement): void {
  style.removeProperty('position')
  style.removeProperty('visibility')
}
