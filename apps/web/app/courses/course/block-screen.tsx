import { type PageDataOf, paths } from '@cairn/contract'
import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { LessonLanguage, useLessonLanguage } from '#shared/language/lesson-language.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { WordsOf } from '#shared/language/words-of.tsx'
import { PageHead } from '#shared/ui/page-head.tsx'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { useBlockCounts } from '#courses/progress/use-block-counts.ts'
import { BlockCard } from './block-card.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('block', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('block', request)

/** One block of a course by itself, with all its lessons: for readers without scripts, and to link to. */
export default function BlockScreen() {
  const page = useLoaderData<typeof loader>()
  return (
    <LessonLanguage value={page.lessonLanguage}>
      <Block page={page} />
    </LessonLanguage>
  )
}

function Block({ page: { superBlock, block, exams } }: { page: PageDataOf<'block'> }) {
  const { t } = useTranslation()
  const { lang } = useLessonLanguage()
  const completed = useCompletedIds()
  const counts = useBlockCounts(superBlock.id)
  const [isOpen, setIsOpen] = useState(true)
  return (
    <div className="page">
      <PageHead
        title={t('shell.titleSuffix', { title: block.name })}
        description={block.intro[0] ?? t('learn.description')}
      />
      <p>
        <Link lang={lang} to={paths.superBlock(superBlock.id)}>
          {superBlock.title}
        </Link>
      </p>
      <WordsOf source={block}>
        <BlockCard
          superBlock={superBlock.id}
          block={block}
          counts={counts?.blocks[block.dashedName]}
          completed={completed}
          exams={exams}
          heading="h1"
          isOpen={isOpen}
          onToggle={(_block, open) => setIsOpen(open)}
        />
      </WordsOf>
    </div>
  )
}
