import type { RunnableChallenge, Runner, SourceFile } from '@cairn/runner'
import { useEffect, useRef } from 'react'
import { useSite } from '#lib/site.ts'

/** The runner of a lesson: fetched after the page, warmed while the camper reads, gone with the lesson. */
export function useRunner(
  challenge: RunnableChallenge,
  isAwake: boolean,
  currentFiles: () => readonly SourceFile[],
): () => Promise<Runner> {
  const { runnerUrl, runnerAssetsPath } = useSite()
  const runner = useRef<Promise<Runner> | undefined>(undefined)
  useEffect(() => {
    if (!isAwake) return undefined
    const opened = import('@cairn/runner').then(({ createRunner }) =>
      createRunner({ documentsUrl: runnerUrl, assetsPath: runnerAssetsPath }),
    )
    runner.current = opened
    void opened.then((ready) => ready.prepare(challenge, currentFiles()))
    return () => {
      runner.current = undefined
      void opened.then((ready) => ready.dispose())
    }
    // oxlint-disable-next-line exhaustive-deps -- what is warmed depends on the lesson's type alone
  }, [challenge.id, challenge.challengeType, isAwake, runnerUrl, runnerAssetsPath])
  return async () => {
    const opened = runner.current
    if (!opened) throw new Error('The lesson has been left')
    return opened
  }
}
