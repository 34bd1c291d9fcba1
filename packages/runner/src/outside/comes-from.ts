/**
 * Whether a message to this window was sent by a frame or by one inside it. One whose sender has been taken away
 * already may have come from any frame, and counts as sent by each.
 */
export function comesFrom({ source }: MessageEvent, frame: HTMLIFrameElement): boolean {
  // A window gets such events from windows only.
  let sender = source as Window | null
  while (sender !== null) {
    if (sender === frame.contentWindow) return true
    if (sender === sender.parent) return false
    sender = sender.parent
  }
  return true
}
