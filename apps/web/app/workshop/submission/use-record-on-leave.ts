import { type Challenge, submitKindOf } from '@cairn/contract'
import { useEffect, useRef } from 'react'

type RecordLesson = () => Promise<boolean>

/**
 * Returns `record`, for the button of a lesson that has passed. It is called all the same when the camper leaves by
 * another way: by a link, with the browser's back button, or by closing the window. A project that its camper declares
 * done is recorded by its button alone.
 */
export function useRecordOnLeave(
  { challengeType }: Challenge,
  { hasPassed, record }: { hasPassed: boolean; record: RecordLesson },
): RecordLesson {
  const isRecorded = useRef(false)
  const leave = useRef<() => void>(undefined)
  const isOpen = hasPassed && submitKindOf(challengeType) === 'tests'
  useEffect(() => {
    if (!isOpen) isRecorded.current = false
    leave.current = () => {
      if (isOpen && !isRecorded.current) void record()
      isRecorded.current = true
    }
  })
  useEffect(() => {
    const leaveNow = () => leave.current?.()
    addEventListener('pagehide', leaveNow)
    return () => {
      removeEventListener('pagehide', leaveNow)
      leaveNow()
    }
  }, [])
  return () => {
    isRecorded.current = true
    return record()
  }
}
