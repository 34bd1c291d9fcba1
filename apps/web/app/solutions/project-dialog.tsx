import type { Challenge, CompletedChallenge } from '@cairn/contract'
import { useQuery } from '#shared/call/queries.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FullScreenLoader } from '#shared/ui/full-screen-loader.tsx'
import { ProjectTests } from '#workshop/finished-project/project-tests.tsx'
import { RunningProject } from '#workshop/finished-project/running-project.tsx'
import { submittedSources } from '#workshop/finished-project/submitted-sources.ts'
import { lessonAt } from './lesson-at.ts'
import { Modal } from './modal.tsx'

type ProjectDialogProps = {
  username: string
  title: string
  /** The title of its lesson. */
  path: string
  /** Undefined while it is loading; null when it is unavailable. */
  completed: CompletedChallenge | null | undefined
  onClose: () => void
}

/** A camper's project, running. It is built by its lesson's rules, so the lesson is fetched first. */
export function ProjectDialog({ username, title, path, completed, onClose }: ProjectDialogProps) {
  const { t } = useTranslation()
  const heading = t('profile.solution.project', { username, title })
  const { data: challenge, isError } = useQuery(lessonAt(path))
  const isMissing = isError || challenge === null || completed === null
  return (
    <Modal title={heading} onClose={onClose}>
      {challenge && completed && <FinishedWork challenge={challenge} completed={completed} title={heading} />}
      {isMissing && <p className="notice">{t('profile.solution.missing')}</p>}
      {!isMissing && !(challenge && completed) && <FullScreenLoader label={t('profile.loading')} />}
    </Modal>
  )
}

type FinishedWorkProps = { challenge: Challenge; completed: CompletedChallenge; title: string }

function FinishedWork({ challenge, completed, title }: FinishedWorkProps) {
  const sources = submittedSources(challenge, completed.files)
  return (
    <>
      <ProjectTests challenge={challenge} sources={sources} />
      <RunningProject challenge={challenge} files={sources} title={title} owner="others" />
    </>
  )
}
