import { useActiveTextCues, useActiveTextTrack } from '@vidstack/react'
import { captionText } from './caption-text.ts'

/** What is said now, as text: the library's own captions are HTML, which pages do not accept. */
export function CaptionLines() {
  const track = useActiveTextTrack('captions')
  const cues = useActiveTextCues(track)
  if (!track || track.mode !== 'showing' || cues.length === 0) return null
  return (
    <div className="video-captions" lang={track.language || undefined} dir="auto">
      {cues.map((cue) => (
        <p key={`${cue.startTime}-${cue.text}`}>{captionText(cue.text)}</p>
      ))}
    </div>
  )
}
