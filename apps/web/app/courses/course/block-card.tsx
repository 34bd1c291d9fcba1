import { memo } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { BlockContent, type BlockContentProps } from './block-content.tsx'

type BlockCardProps = BlockContentProps & {
  /** Below the headings of its course, chapter and module, where the page has them. */
  heading: BlockHeading
}

export type BlockHeading = 'h1' | 'h2' | 'h3' | 'h4'

/**
 * A block of a course: what it is about, how far the camper is, and its lessons, laid out as the block says. A course
 * may have hundreds, so one that has not changed is not rendered again.
 */
export const BlockCard = memo(function BlockCard({ heading: Heading, ...content }: BlockCardProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const { dashedName, label, name } = content.block
  return (
    <section className="card block-card" id={dashedName}>
      {label && <p className="block-card__label">{t(`learn.labels.${label}`)}</p>}
      <Heading {...lessonLanguage}>{name}</Heading>
      <BlockContent {...content} />
    </section>
  )
})
