import { type CompletedChallenge, isLink } from '@cairn/contract'
import { CodeFile, highlightedParts } from '#shared/code/code-file.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FullScreenLoader } from '#shared/ui/full-screen-loader.tsx'
import { LessonTests } from './lesson-tests.tsx'
import { Modal } from './modal.tsx'

type SolutionDialogProps = {
  username: string
  title: string
  /** The address of the lesson; null when it no longer exists. */
  path: string | null
  /** Undefined while it is loading; null when it is unavailable. */
  completed: CompletedChallenge | null | undefined
  onClose: () => void
}

/** The files that a camper submitted, highlighted, and their links. */
export function SolutionDialog({ username, title, path, completed, onClose }: SolutionDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal title={t('profile.solution.title', { username, title })} onClose={onClose}>
      {completed && path !== null && completed.files.length > 0 && (
        <LessonTests path={path} files={completed.files} />
      )}
      {completed && <Solution completed={completed} />}
      {completed === null && <p className="notice">{t('profile.solution.codeMissing')}</p>}
      {completed === undefined && <FullScreenLoader label={t('profile.loading')} />}
    </Modal>
  )
}

function Solution({ completed: { files, solution, githubLink } }: { completed: CompletedChallenge }) {
  const { t } = useTranslation()
  const links = [
    ['demo', solution],
    ['source', githubLink],
  ] as const
  const shown = links.filter(([, address]) => address !== undefined && isLink(address))
  return (
    <div className="solution">
      {files.map(({ key, name, ext, contents }) => (
        <CodeFile
          key={key}
          name={`${name}.${ext}`}
          ext={ext}
          contents={contents}
          limit={Math.ceil(highlightedParts / files.length)}
        />
      ))}
      {/* Before there were files, code was submitted as one text. */}
      {files.length === 0 && solution && !isLink(solution) && (
        <CodeFile name="script.js" ext="js" contents={solution} />
      )}
      {shown.length > 0 && (
        <ul aria-label={t('profile.solution.links')}>
          {shown.map(([kind, address]) => (
            <li key={kind}>
              <a href={address} target="_blank" rel="noopener noreferrer nofollow">
                {t(`profile.solution.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
