import { type BlockOutline, paths } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { type ClientLoaderFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadInBrowser, loadOnServer } from '#shared/call/load-page.ts'
import { countDone } from '#shared/course-progress.ts'
import { ProgressBar } from '#shared/ui/progress-bar.tsx'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { StepSquares } from './step-squares.tsx'

export const loader = (args: LoaderFunctionArgs) => loadOnServer('super-block', args)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => loadInBrowser('super-block', request)

export default function SuperBlockScreen() {
  const { t } = useTranslation()
  const { superBlock } = useLoaderData<typeof loader>()
  const completed = useCompletedIds()
  return (
    <div className="page">
      <title>{t('shell.titleSuffix', { title: superBlock.title })}</title>
      <meta name="description" content={superBlock.summary} />
      <p>
        <Link to={paths.learn}>{t('learn.allCourses')}</Link>
      </p>
      <h1>{superBlock.title}</h1>
      <p>{superBlock.summary}</p>
      {superBlock.blocks.length === 0 && <p className="notice">{t('learn.emptyCourse')}</p>}
      {superBlock.blocks.map((block) => (
        <BlockCard key={block.dashedName} superBlock={superBlock.id} block={block} completed={completed} />
      ))}
    </div>
  )
}

type BlockCardProps = { superBlock: string; block: BlockOutline; completed: ReadonlySet<string> }

function BlockCard({ superBlock, block, completed }: BlockCardProps) {
  const { t } = useTranslation()
  const { challenges } = block
  const done = countDone(
    challenges.map(({ id }) => id),
    completed,
  )
  const next = challenges.find(({ id }) => !completed.has(id)) ?? challenges[0]
  const label = done === 0 ? 'startBlock' : done === challenges.length ? 'reviewBlock' : 'continueBlock'
  return (
    <section className="card block-card" id={block.dashedName}>
      <h2>{block.name}</h2>
      {block.intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <div className="block-card__actions">
        {next && (
          <Link
            className="button button--primary"
            to={paths.challenge({ superBlock, block: block.dashedName, dashedName: next.dashedName })}
          >
            {t(`learn.${label}`)}
          </Link>
        )}
        <span className="soft">{t('learn.done', { done, count: challenges.length })}</span>
      </div>
      {done > 0 && <ProgressBar done={done} total={challenges.length} />}
      <StepSquares superBlock={superBlock} block={block} completed={completed} />
    </section>
  )
}
