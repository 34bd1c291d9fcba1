import type { ExamResults } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from './modal.tsx'

type ExamResultsDialogProps = { title: string; results: ExamResults; onClose: () => void }

/** The results of an exam. */
export function ExamResultsDialog({ title, results, onClose }: ExamResultsDialogProps) {
  const { t } = useTranslation()
  const { numberOfCorrectAnswers: correct, numberOfQuestionsInExam: total } = results
  return (
    <Modal title={t('profile.results.title', { title })} onClose={onClose}>
      <dl className="results">
        <Row name={t('profile.results.verdict')}>
          {t(results.passed ? 'profile.results.passed' : 'profile.results.failed')}
        </Row>
        <Row name={t('profile.results.correct')}>{t('profile.results.correctOf', { correct, total })}</Row>
        <Row name={t('profile.results.percent')}>{results.percentCorrect} %</Row>
        <Row name={t('profile.results.passing')}>{results.passingPercent} %</Row>
        <Row name={t('profile.results.time')}>{minutesAndSeconds(results.examTimeInSeconds)}</Row>
      </dl>
    </Modal>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}
