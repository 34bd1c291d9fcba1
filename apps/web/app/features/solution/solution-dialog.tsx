import { type CompletedChallenge, isLink } from '@cairn/contract'
import { useTranslation } from 'react-i18next'
import { Modal } from '#ui/modal.tsx'
import { CodeFile } from './code-file.tsx'

type SolutionDialogProps = {
  username: string
  title: string
  completed: CompletedChallenge
  onClose: () => void
}

/** What a camper handed in: their files in colours, and the addresses that go with them. */
export function SolutionDialog({ username, title, completed, onClose }: SolutionDialogProps) {
  const { t } = useTranslation()
  const { files, solution, githubLink } = completed
  const links = [
    ['demo', solution],
    ['source', githubLink],
  ] as const
  const shown = links.filter(([, address]) => address !== undefined && isLink(address))
  return (
    <Modal title={t('profile.solution.title', { username, title })} onClose={onClose}>
      <div className="solution">
        {files.map(({ key, name, ext, contents }) => (
          <CodeFile key={key} name={`${name}.${ext}`} ext={ext} contents={contents} />
        ))}
        {/* Before there were files, code was handed in as one text. */}
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
    </Modal>
  )
}
