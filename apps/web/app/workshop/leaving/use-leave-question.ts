import { useBlocker } from 'react-router'
import { useCloseQuestion } from './use-close-question.ts'

/**
 * Holds back every way out of a page that is not finished: `leave` and `stay` answer a link or the browser's back
 * button, which wait for it; undefined while there is nothing to answer. For closing the window the browser asks in
 * its own words.
 */
export function useLeaveQuestion(isUnfinished: boolean): { leave: () => void; stay: () => void } | undefined {
  const blocker = useBlocker(isUnfinished)
  useCloseQuestion(isUnfinished)
  if (blocker.state !== 'blocked') return undefined
  return { leave: blocker.proceed, stay: blocker.reset }
}
