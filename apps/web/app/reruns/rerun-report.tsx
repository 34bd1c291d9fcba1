import type { CertificationRequirement, ProjectRun } from '@cairn/contract'
import { Link } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'
import { useProjectRuns } from './use-project-runs.ts'

export type RerunReportProps = {
  /** The submitted projects of a certification. */
  projects: readonly CertificationRequirement[]
}

type FollowedProject = CertificationRequirement & { run: ProjectRun }

/** How far the school is with running the camper's projects again, and which of them failed. */
export function RerunReport({ projects }: RerunReportProps) {
  const { t } = useTranslation()
  const answer = useProjectRuns()
  if (!answer) return null
  const runs = new Map(answer.projectRuns.map((run) => [run.id, run]))
  const followed = projects.flatMap((project): FollowedProject[] => {
    const run = runs.get(project.id)
    return run ? [{ ...project, run }] : []
  })
  if (followed.length === 0) {
    return answer.reruns ? null : <p className="soft">{t('certifications.runs.off')}</p>
  }
  const inState = (state: ProjectRun['state']) => followed.filter(({ run }) => run.state === state)
  const [waiting, passed, failed] = [inState('waiting'), inState('passed'), inState('failed')]
  const total = followed.length
  return (
    <div className="rerun-report">
      <p className="announced" aria-live="polite">
        {waiting.length > 0 && t('certifications.runs.waiting', { waiting: waiting.length, total })}
        {waiting.length === 0 && passed.length > 0 && (
          <>
            <span aria-hidden="true">✓</span>{' '}
            {t('certifications.runs.passed', { passed: passed.length, total })}
          </>
        )}
      </p>
      {failed.length > 0 && (
        <div className="notice">
          {failed.map((project) => (
            <FailedProject key={project.id} project={project} />
          ))}
          <p>{t('certifications.runs.advice')}</p>
        </div>
      )}
    </div>
  )
}

function FailedProject({ project: { title, path, run } }: { project: FollowedProject }) {
  const { t } = useTranslation()
  return (
    <p>
      {path === null ? <strong>{title}</strong> : <Link to={path}>{title}</Link>}
      <br />
      {run.failedTest === undefined
        ? t('certifications.runs.unfinished')
        : t('certifications.runs.failed', { hint: run.failedTest })}
    </p>
  )
}
