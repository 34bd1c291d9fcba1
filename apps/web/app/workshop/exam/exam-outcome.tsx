import { type ExamResults, type PageDataOf, paths } from '@cairn/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { saveFile } from '#shared/storage/save-file.ts'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { textFileName } from '#workshop/completion/solution-text.ts'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { tellOutcome } from '#workshop/lesson/tell-outcome.ts'
import { ExamResultsList } from './exam-results-list.tsx'
import { resultRows } from './result-rows.ts'

type ExamOutcomeProps = { page: PageDataOf<'challenge'>; results: ExamResults }

/** What came of an exam. The camper moves on when they are ready. */
export function ExamOutcome({ page, results }: ExamOutcomeProps) {
  const { t } = useTranslation()
  const { challenge, superBlock, block } = page
  const { passed, passingPercent: passing } = results
  const user = useSessionUser()
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    tellOutcome({ challengeId: challenge.id, hasPassed: passed })
  }, [challenge.id, passed])
  const download = () => {
    const text = resultRows(results, t)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n')
    const title = t('exam.results.title', { title: challenge.title })
    saveFile(textFileName(title), { text: `${title}\n\n${text}\n`, type: 'text/plain' })
  }
  return (
    <article className="instructions reading">
      <h1 ref={heading} tabIndex={-1}>
        {t(passed ? 'exam.results.passedTitle' : 'exam.results.failedTitle')}
      </h1>
      <p>{t(passed ? 'exam.results.passedText' : 'exam.results.failedText', { passing })}</p>
      <ExamResultsList results={results} />
      <div className="dialog__actions">
        {passed && (
          <button type="button" className="button button--primary" onClick={() => void goOn()}>
            {t('exam.results.goOn')}
          </button>
        )}
        <Link className="button" to={paths.block(superBlock.id, block.dashedName)}>
          {t('exam.results.exit')}
        </Link>
        <button type="button" className="button button--plain" onClick={download}>
          {t('exam.results.download')}
        </button>
      </div>
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
    </article>
  )
}
