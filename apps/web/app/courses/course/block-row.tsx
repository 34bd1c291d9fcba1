import type { BlockCounts, ListedBlock } from '@cairn/contract'
import { memo, useState } from 'react'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import type { BlockHeading } from './block-card.tsx'
import { BlockContent } from './block-content.tsx'
import { Folding } from './folding.tsx'
import { useBlockPage } from './use-block-page.ts'

type BlockRowProps = {
  superBlock: string
  block: ListedBlock
  /** The address of its own page. */
  href: string
  counts: BlockCounts['blocks'][string] | undefined
  completed: ReadonlySet<string>
  heading: BlockHeading
  isOpen: boolean
  onToggle: (block: string, isOpen: boolean) => void
}

/** A block of a course with very many: its name and how far the camper is; the rest comes when it is opened. */
export const BlockRow = memo(function BlockRow({
  heading: Heading,
  isOpen,
  onToggle,
  ...row
}: BlockRowProps) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const { dashedName, name, challengeCount } = row.block
  return (
    <section className="card block-card block-card--row" id={dashedName}>
      <Folding isOpen={isOpen} onToggle={(open) => onToggle(dashedName, open)}>
        <summary>
          <Heading {...lessonLanguage}>{name}</Heading>
          <span className="soft">
            {t('learn.done', { done: row.counts?.done ?? 0, count: challengeCount })}
          </span>
        </summary>
        {isOpen ? <OpenBlock {...row} /> : <LinkToBlock {...row} />}
      </Folding>
    </section>
  )
})

type OpenBlockProps = Pick<BlockRowProps, 'superBlock' | 'block' | 'href' | 'counts' | 'completed'>

function OpenBlock({ superBlock, block, href, counts, completed }: OpenBlockProps) {
  const page = useBlockPage(superBlock, block.dashedName)
  const [isOpen, setIsOpen] = useState(true)
  if (!page) return <LinkToBlock href={href} block={block} />
  return (
    <BlockContent
      superBlock={superBlock}
      block={page.block}
      counts={counts}
      completed={completed}
      exams={page.exams}
      isOpen={isOpen}
      onToggle={(_block, open) => setIsOpen(open)}
    />
  )
}

/** For readers without scripts, and for when the block does not come. A link of the router takes longer to render. */
function LinkToBlock({ block, href }: Pick<BlockRowProps, 'block' | 'href'>) {
  const { t } = useTranslation()
  return <a href={href}>{t('learn.lessons', { count: block.challengeCount })}</a>
}
