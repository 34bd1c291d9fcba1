/**
 * Ends the channels that a message brings along. Messages over a channel without a listener wait in shared memory, which
 * belongs to no heap and stays long after the frame that has sent them is gone.
 */
export function closePorts({ ports }: MessageEvent): void {
  for (const port of ports) port.close()
}
