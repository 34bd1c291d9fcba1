import type { RunnableChallenge, Runner, SourceFile } from '@cairn/runner'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSite } from '#shared/call/site.ts'
import { untilLoaded } from '#shared/loading/until-loaded.ts'

/** The runner of a lesson: loaded after the page, warmed up while the camper reads, disposed of with the lesson. */
export function useRunner(
  challenge: RunnableChallenge,
  isAwake: boolean,
  currentFiles: () => readonly SourceFile[],
): () => Promise<Runner> {
  const { runnerUrl, runnerAssetsPath } = useSite()
  const runner = useRef<Promise<Runner> | undefined>(undefined)
  const open = async () => {
    const { createRunner } = await untilLoaded(() => import('@cairn/runner'))
    return createRunner({ documentsUrl: runnerUrl, assetsPath: runnerAssetsPath })
  }
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      void runner.current?.then((opened) => opened.dispose())
      runner.current = undefined
    }
  }, [challenge.id, challenge.challengeType, runnerUrl, runnerAssetsPath])
  const warm = useEffectEvent(() => {
    runner.current ??= open()
    void runner.current.then((opened) => opened.prepare(challenge, currentFiles()))
  })
  useEffect(() => {
    if (isAwake) warm()
  }, [challenge.id, challenge.challengeType, isAwake, runnerUrl, runnerAssetsPath])
  // A button may be pressed during hydration, before the lesson is awake.
  return async () => {
    if (hasLeft.current) throw new Error('The lesson has been left')
    return (runner.current ??= open())
  }
}
