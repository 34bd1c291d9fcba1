import { challengeTypes, type PageDataOf, type SessionUser } from '@cairn/contract'
import { useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { ProjectSubmission } from '#workshop/project/project-submission.tsx'
import { LessonPage } from '#workshop/reading/lesson-page.tsx'
import { Practice } from './practice.tsx'
import { ProjectSteps } from './project-steps.tsx'
import { StartEditor } from './start-editor.tsx'
import { useEditorProgress } from './use-editor-progress.ts'

const { codeAllyPractice, codeAllyCert, remoteWorkshop } = challengeTypes

/** The page of a lesson whose repository opens in a remote editor. */
export function Tutorial({ page }: { page: PageDataOf<'challenge'> }) {
  const { challenge } = page
  const { id, challengeType } = challenge
  const user = useSessionUser()
  const isDone = isDoneBy(user, id)
  const [wasDone, setWasDone] = useState<boolean>()
  if (user !== undefined && wasDone === undefined) setWasDone(isDone)
  useEditorProgress(user?.userToken !== undefined && !isDone)
  const isPractice = challengeType === codeAllyPractice || challengeType === remoteWorkshop
  return (
    <LessonPage page={page}>
      {user !== undefined && <StartEditor challenge={challenge} user={user} />}
      {isPractice && <Practice page={page} isReported={isDone && wasDone === false} />}
      {challengeType === codeAllyCert && (
        <ProjectSteps page={page} hasPassed={isDone || isPartlyDoneBy(user, id)} />
      )}
      {!isPractice && challengeType !== codeAllyCert && <ProjectSubmission page={page} />}
    </LessonPage>
  )
}

function isDoneBy(user: SessionUser | null | undefined, id: string): boolean {
  return user?.completedChallenges.some((completed) => completed.id === id) ?? false
}

function isPartlyDoneBy(user: SessionUser | null | undefined, id: string): boolean {
  return user?.partiallyCompletedChallenges.some((completed) => completed.id === id) ?? false
}
