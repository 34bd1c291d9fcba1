import { coursesInBeta, type PageDataOf, paths, type ShownCourse } from '@cairn/contract'
import { type ComponentProps, Fragment, useEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useHref,
  useLoaderData,
  useLocation,
} from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { LessonLanguage, useLessonLanguage } from '#shared/language/lesson-language.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'
import { WordsOf } from '#shared/language/words-of.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { PageHead } from '#shared/ui/page-head.tsx'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { useIsClient } from '#shared/use-is-client.ts'
import { useBlockCounts } from '#courses/progress/use-block-counts.ts'
import { DonationAlert } from '#donate/donation-alert.tsx'
import { BlockCard } from './block-card.tsx'
import { blockGroups } from './block-groups.ts'
import { BlockRow } from './block-row.tsx'
import { CertificationRow } from './certification-row.tsx'
import { useOpenBlocks } from './use-open-blocks.ts'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('super-block', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('super-block', request)

export default function SuperBlockScreen() {
  const page = useLoaderData<typeof loader>()
  return (
    <LessonLanguage value={page.lessonLanguage}>
      <Course page={page} />
    </LessonLanguage>
  )
}

/** A course: its blocks, how far the camper is, and the certification at its end. */
function Course({
  page: { superBlock, certification, successor, exams },
}: {
  page: PageDataOf<'super-block'>
}) {
  const { t } = useTranslation()
  const lessonLanguage = useLessonLanguage()
  const completed = useCompletedIds()
  const counts = useBlockCounts(superBlock.id)
  const { hash } = useLocation()
  const { blocks } = superBlock
  const count = blocks.reduce((sum, { challengeCount }) => sum + challengeCount, 0)
  const done = counts?.done ?? 0
  const next = counts?.next
  const begins = blocks.find(({ first }) => first)?.dashedName
  const openBlocks = useOpenBlocks(superBlock, counts ? next?.block : begins)
  const prefix = useHref('/').replace(/\/$/, '')
  const isClient = useIsClient()
  useEffect(() => {
    // Before, blocks above are not yet as the camper left them.
    if (isClient && hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isClient, hash])
  return (
    <div className="page">
      <PageHead
        title={t('shell.titleSuffix', { title: superBlock.title })}
        description={superBlock.summary || t('learn.description')}
      />
      <p>
        <Link to={paths.learn}>{t('learn.allCourses')}</Link>
      </p>
      <WordsOf source={superBlock}>
        <CourseHeading title={superBlock.title} summary={superBlock.summary} />
      </WordsOf>
      {successor && (
        <p className="notice">
          <TaggedText
            id="learn.successor"
            variables={{ title: successor.title }}
            elements={{ 1: <Link to={successor.path} /> }}
          />
        </p>
      )}
      {coursesInBeta.includes(superBlock.id) && <DonationAlert about="beta" />}
      {count === 0 && <p className="notice">{t('learn.emptyCourse')}</p>}
      {done > 0 && (
        <div className="course-progress">
          <span>{t('learn.done', { done, count })}</span>
          <ProgressBar done={done} total={count} />
          {next && (
            <Link
              className="button button--primary button--large"
              to={paths.challenge({ superBlock: superBlock.id, ...next })}
            >
              {t('learn.goOn.where')}
            </Link>
          )}
        </div>
      )}
      {blockGroups(superBlock).map(({ chapter, module, blocks: group }) => (
        <Fragment key={group[0]?.dashedName ?? ''}>
          {chapter && (
            <h2 className="course-chapter" {...lessonLanguage}>
              {chapter}
            </h2>
          )}
          {module && (
            <h3 className="course-module" {...lessonLanguage}>
              {module}
            </h3>
          )}
          {group.map((block) => (
            <WordsOf key={block.dashedName} source={block}>
              <Block
                superBlock={superBlock.id}
                block={block}
                prefix={prefix}
                counts={counts?.blocks[block.dashedName]}
                completed={completed}
                exams={exams}
                heading={module ? 'h4' : superBlock.chapters ? 'h3' : 'h2'}
                isOpen={openBlocks.isOpen(block.dashedName)}
                onToggle={openBlocks.toggle}
              />
            </WordsOf>
          ))}
        </Fragment>
      ))}
      {certification && <CertificationRow certification={certification} completed={completed} />}
    </div>
  )
}

type BlockProps = Omit<ComponentProps<typeof BlockCard>, 'block'> & {
  block: ShownCourse['blocks'][number]
  /** What the language of the page puts before addresses. */
  prefix: string
}

/** A course of very many blocks lists most of them. */
function Block({ block, exams, prefix, ...props }: BlockProps) {
  return block.first === undefined ? (
    <BlockRow {...props} block={block} href={prefix + paths.blockPage(props.superBlock, block.dashedName)} />
  ) : (
    <BlockCard {...props} block={block} exams={exams} />
  )
}

function CourseHeading({ title, summary }: { title: string; summary: string }) {
  const lessonLanguage = useLessonLanguage()
  return (
    <>
      <h1 {...lessonLanguage}>{title}</h1>
      <p {...lessonLanguage}>{summary}</p>
    </>
  )
}
