import type { Recording } from './use-recording.ts'

/** Plays the recording of a scene; the controls are those of the scene. */
export function RecordingPlayer({ recording }: { recording: Recording }) {
  const { audio, element, onLength, onFailed } = recording
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are the scene's own
    <audio
      ref={element}
      src={audio.filename}
      preload="none"
      onDurationChange={({ currentTarget }) => onLength(currentTarget.duration || Infinity)}
      onError={onFailed}
    />
  )
}
