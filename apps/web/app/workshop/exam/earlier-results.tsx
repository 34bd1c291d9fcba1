import type { SessionUser } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'

type EarlierResultsProps = { user: Pick<SessionUser, 'completedExams'>; examId: string }

/** The best result of the camper's earlier sittings; nothing before the first. */
export function EarlierResults({ user, examId }: EarlierResultsProps) {
  const { t } = useTranslation()
  const sittings = user.completedExams.filter(({ id }) => id === examId)
  if (sittings.length === 0) return null
  const percent = Math.max(...sittings.map(({ examResults }) => examResults.percentCorrect))
  const hasPassed = sittings.some(({ examResults }) => examResults.passed)
  return <p>{t(hasPassed ? 'exam.best' : 'exam.tried', { percent })}</p>
}
