import { type BlockOutline, paths } from '@cairn/contract'
import { memo } from 'react'
import { Link } from 'react-router'
import { countDone } from '#shared/course-progress.ts'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { playSound } from '#shared/preferences/sound.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { nextLesson } from '#courses/continue/next-lesson.ts'
import { StepSquares } from '#courses/step-squares.tsx'
import { LessonList } from './lesson-list.tsx'

type BlockCardProps = {
  superBlock: string
  block: BlockOutline
  completed: ReadonlySet<string>
  /** Below the headings of its chapter and module, if it has them. */
  heading: 'h2' | 'h3' | 'h4'
  isOpen: boolean
  onToggle: (block: string, isOpen: boolean) => void
}

/**
 * A block of a course: what it is about, how far the camper is, and its lessons, laid out as the block says. A course
 * may have a hundred, so one that has not changed is not rendered again.
 */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { superBlock, block, completed, heading: Heading, isOpen, onToggle } = props
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const { challenges, layout } = block
  const ids = challenges.map(({ id }) => id)
  const done = countDone(ids, completed)
  const nextId = nextLesson(ids, completed, null)
  const next = challenges.find(({ id }) => id === nextId) ?? challenges[0]
  const label = done === 0 ? 'startBlock' : done === ids.length ? 'reviewBlock' : 'continueBlock'
  const Lessons = layout === 'challenge-grid' || layout === 'dialogue-grid' ? StepSquares : LessonList
  return (
    <section className="card block-card" id={block.dashedName}>
      <Heading {...lessonLanguage}>{block.name}</Heading>
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
      <div className="block-card__actions">
        {next && (
          <Link
            className="button button--primary"
            to={paths.challenge({ superBlock, block: block.dashedName, dashedName: next.dashedName })}
          >
            {t(`learn.${label}`)}
            {/* Heard in a list of links, “Start” alone would lead anywhere. */}
            <span className="visually-hidden" {...lessonLanguage}>
              : {block.name}
            </span>
          </Link>
        )}
        <span className="soft">{t('learn.done', { done, count: ids.length })}</span>
      </div>
      {done > 0 && <ProgressBar done={done} total={ids.length} />}
      {layout !== 'link' && (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => {
            // Browsers report what is open from the start as well.
            if (currentTarget.open === isOpen) return
            playSound(currentTarget.open ? 'block-opened' : 'block-closed')
            onToggle(block.dashedName, currentTarget.open)
          }}
        >
          <summary>{t('learn.lessons', { count: ids.length })}</summary>
          <Lessons superBlock={superBlock} block={block} completed={completed} />
        </details>
      )}
    </section>
  )
})
