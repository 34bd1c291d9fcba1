/**
 * Whether a message to this window was sent by a frame or by one nested in it. A message whose sender has already been
 * removed may come from any frame, and counts as sent by each.
 */
export function comesFrom({ source }: MessageEvent, frame: HTMLIFrameElement): boolean {
  // Only windows send such events to a window.
  let sender = source as Window | null
  while (sender !== null) {
    if (sender === frame.contentWindow) return true
    if (sender === sender.parent) return false
    sender = sender.parent
  }
  return true
}
