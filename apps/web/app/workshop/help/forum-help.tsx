import type { PageDataOf } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'
import { AskForm, type AskedTopic } from './ask-form.tsx'
import { searchLink } from './forum-links.ts'

type ForumHelpProps = Pick<AskedTopic, 'forumUrl' | 'files'> & { page: PageDataOf<'challenge'> }

/** What others have asked about a lesson, and a question of the camper's own. */
export function ForumHelp({ forumUrl, files, page: { block, challenge } }: ForumHelpProps) {
  const { t } = useTranslation()
  const topic = {
    forumUrl,
    category: block.helpCategory,
    blockName: block.name,
    challengeTitle: challenge.title,
    files,
  }
  return (
    <section>
      <h3>{t('challenge.help.forum')}</h3>
      <p>
        <a href={searchLink(forumUrl, block.name, challenge.title)} target="_blank" rel="noreferrer">
          {t('challenge.help.search')}
        </a>
      </p>
      <AskForm topic={topic} />
    </section>
  )
}
