import { type ExamResults, type PageDataOf, paths } from '@cairn/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { showRefusal } from '#shared/show-refusal.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { LeaveDialog } from '#workshop/leaving/leave-dialog.tsx'
import { useLeaveQuestion } from '#workshop/leaving/use-leave-question.ts'
import { ExamClock } from './exam-clock.tsx'
import type { Paper } from './paper.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { PaperQuestion } from './paper-question.tsx'
import { QuestionGrid } from './question-grid.tsx'
import { useAutomaticHandIn } from './use-automatic-hand-in.ts'
import { useExamClock } from './use-exam-clock.ts'
import { useHandIn } from './use-hand-in.ts'
import { usePaper } from './use-paper.ts'
import { useWork } from './use-work.ts'

type SittingProps = {
  page: PageDataOf<'challenge'>
  paper: Paper
  onPaper: (paper: Paper) => void
  onResults: (results: ExamResults) => void
  onOver: () => void
}

/** The questions of an exam, one at a time. */
export function Sitting({ page, paper, onPaper, onResults, onOver }: SittingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { challenge, superBlock, block, exam } = page
  const { generatedExam: questions } = paper
  const [isFinishing, setIsFinishing] = useState(false)
  const work = useWork(challenge.id, paper, { onRefused: () => finish() })
  const hasAnswers = Object.keys(work.answers).length > 0
  const leaving = useLeaveQuestion(true)
  const handIn = useHandIn({ examId: challenge.id, paper, work }, { onResults, onOver })
  const { askAgain } = usePaper(challenge.id, onPaper)
  const time = useExamClock(paper, {
    onWake: () =>
      void askAgain((refusal) => {
        if (hasAnswers) {
          finish()
          return
        }
        showRefusal(refusal)
        onOver()
      }),
    onTimeUp: () => setIsFinishing(true),
  })
  useAutomaticHandIn({
    isTimeUp: time.left === 0,
    hasAnswers,
    // The camper may have pressed the button meanwhile.
    send: async () => !handIn.isSending && handIn.sendUnasked(),
  })
  /** Hands in what the school takes no more, or has been handed in elsewhere, and so asks for the results. */
  function finish() {
    setIsFinishing(true)
    if (!handIn.isSending) void handIn.send()
  }
  const question = questions[work.current]
  const isLast = work.current === questions.length - 1
  const goTo = (index: number) => {
    setIsFinishing(false)
    work.goTo(index)
  }
  return (
    <article className="exam">
      <header className="exam-bar">
        <h1>{challenge.title}</h1>
        <ExamClock {...time} isTimed={exam?.timeLimitMinutes !== null} />
        <FullScreenButton />
        <button
          type="button"
          className="button button--plain"
          onClick={() => void navigate(paths.block(superBlock.id, block.dashedName))}
        >
          {t('exam.leave')}
        </button>
      </header>
      {question && (
        <PaperQuestion
          key={question.id}
          question={question}
          number={work.current + 1}
          total={questions.length}
          chosen={work.answers[question.id]}
          onChoose={(answerId) => work.choose(question.id, answerId)}
        />
      )}
      <div className="exam-steps">
        <button
          type="button"
          className="button"
          disabled={work.current === 0}
          onClick={() => goTo(work.current - 1)}
        >
          {t('exam.previous')}
        </button>
        {question && (
          <button
            type="button"
            className="button exam-steps__mark"
            aria-pressed={work.marked.includes(question.id)}
            onClick={() => work.toggleMark(question.id)}
          >
            {t('exam.mark')}
          </button>
        )}
        {!isLast && (
          <button type="button" className="button button--primary" onClick={() => goTo(work.current + 1)}>
            {t('exam.next')}
          </button>
        )}
        <button
          type="button"
          className={isLast ? 'button button--primary' : 'button'}
          onClick={() => setIsFinishing(true)}
        >
          {t('exam.finish')}
        </button>
      </div>
      <QuestionGrid questions={questions} work={work} onGoTo={goTo} />
      <p role="status">{time.left === 0 && t(hasAnswers ? 'exam.timeIsUp' : 'exam.timeIsUpUnanswered')}</p>
      {isFinishing && (
        <FinishDialog
          questions={questions}
          work={work}
          isSending={handIn.isSending}
          hasFailed={handIn.hasFailed}
          onGoTo={goTo}
          onConfirm={() => void handIn.send()}
          onClose={() => setIsFinishing(false)}
        />
      )}
      {leaving && (
        <LeaveDialog
          title={t('exam.leaveDialog.title')}
          text={t('exam.leaveDialog.text')}
          onLeave={leaving.leave}
          onStay={leaving.stay}
        />
      )}
    </article>
  )
}
