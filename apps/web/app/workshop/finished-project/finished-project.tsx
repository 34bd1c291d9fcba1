import type { Challenge } from '@cairn/contract'
import { latePart } from '#shared/late-part.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProjectPreview } from './project-preview.tsx'

const RunningProject = latePart(async () => (await import('./running-project.tsx')).RunningProject)

/** The finished project of a workshop, offered on its first step only. */
export function FinishedProject({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation()
  const { demo } = challenge
  if (!demo) return null
  return (
    <ProjectPreview challengeId={challenge.id} opensFirst={challenge.demoType === 'onLoad'}>
      <RunningProject
        challenge={challenge}
        files={demo}
        title={t('challenge.project.title')}
        owner="camper"
      />
    </ProjectPreview>
  )
}
