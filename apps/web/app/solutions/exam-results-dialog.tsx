import type { ExamResults } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ExamResultsList } from '#workshop/exam/exam-results-list.tsx'
import { Modal } from './modal.tsx'

type ExamResultsDialogProps = { title: string; results: ExamResults; onClose: () => void }

/** The results of an exam. */
export function ExamResultsDialog({ title, results, onClose }: ExamResultsDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal title={t('exam.results.title', { title })} onClose={onClose}>
      <ExamResultsList results={results} />
    </Modal>
  )
}
