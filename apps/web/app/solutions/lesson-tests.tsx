import type { SubmittedFile } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { ProjectTests } from '#workshop/finished-project/project-tests.tsx'
import { submittedSources } from '#workshop/finished-project/submitted-sources.ts'
import { lessonAt } from './lesson-at.ts'

type LessonTestsProps = {
  /** The address of the lesson. */
  path: string
  files: readonly SubmittedFile[]
}

/** The tests of a lesson, for submitted code. */
export function LessonTests({ path, files }: LessonTestsProps) {
  const { data: challenge } = useQuery(lessonAt(path))
  return challenge ? (
    <ProjectTests challenge={challenge} sources={submittedSources(challenge, files)} />
  ) : null
}
