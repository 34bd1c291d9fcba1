import { type BlockCounts, type ExamFacts, paths, type ShownBlock } from '@cairn/contract'
import { Link } from 'react-router'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { type BlockForm, formOf } from './block-form.ts'
import { BlockLessons } from './block-lessons.tsx'
import { TestFacts } from './test-facts.tsx'

export type BlockContentProps = {
  superBlock: string
  block: ShownBlock
  /** Undefined for a block that has not been begun. */
  counts: BlockCounts['blocks'][string] | undefined
  completed: ReadonlySet<string>
  /** The exams of the course, by the ids of their lessons. */
  exams: Readonly<Record<string, ExamFacts>>
  isOpen: boolean
  onToggle: (block: string, isOpen: boolean) => void
}

/** What stands below the name of a block. */
export function BlockContent(props: BlockContentProps) {
  const { superBlock, block, counts, completed, exams, isOpen, onToggle } = props
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const { challengeCount, first } = block
  const done = counts?.done ?? 0
  const next = counts?.next ?? first?.dashedName
  const form = formOf(block)
  return (
    <>
      <div className="block-card__intro">
        <div>
          {block.intro.map((paragraph) => (
            <p key={paragraph} {...lessonLanguage}>
              {paragraph}
            </p>
          ))}
        </div>
        {block.picture && (
          <img src={block.picture} alt={t('learn.blockPicture')} width="640" height="400" loading="lazy" />
        )}
      </div>
      {form.kind === 'test' && (
        <TestFacts lesson={form.lesson} exam={exams[form.lesson.id]} completed={completed} />
      )}
      <div className="block-card__actions">
        {next && (
          <Link
            className="button button--primary"
            to={paths.challenge({ superBlock, block: block.dashedName, dashedName: next })}
          >
            {t(actionOf(form, done, challengeCount))}
            {/* Heard in a list of links, “Start” alone would lead anywhere. */}
            <span className="visually-hidden" {...lessonLanguage}>
              : {block.name}
            </span>
          </Link>
        )}
        <span className="soft">
          {form.kind === 'test'
            ? t(done > 0 ? 'learn.test.passed' : 'learn.test.open')
            : t('learn.done', { done, count: challengeCount })}
        </span>
      </div>
      {done > 0 && form.kind !== 'test' && <ProgressBar done={done} total={challengeCount} />}
      {(form.kind === 'grid' || form.kind === 'list' || form.kind === 'projects') && (
        <BlockLessons
          superBlock={superBlock}
          block={block}
          completed={completed}
          form={form.kind}
          isOpen={isOpen}
          onToggle={onToggle}
        />
      )}
    </>
  )
}

/** What the link of a block says. */
function actionOf(form: BlockForm, done: number, all: number) {
  if (done === 0) return form.kind === 'test' ? (`learn.test.${form.test}` as const) : 'learn.startBlock'
  return done === all ? 'learn.reviewBlock' : 'learn.continueBlock'
}
