import type { ScriptReport } from '@cairn/runner'
import { useTranslation } from '#shared/language/use-translation.ts'

type FileListProps = { report: Extract<ScriptReport, { kind: 'files' }> }

/** The home folder after a script: each file below the folder that it is in. */
export function FileList({ report: { entries, hasMore } }: FileListProps) {
  const { t } = useTranslation()
  return (
    <div className="file-list">
      <p>{t(entries.length === 0 ? 'commandLine.noFiles' : 'commandLine.files')}</p>
      <ul>
        {entries.map(({ path, isFolder, isNew }) => (
          <li key={path} style={{ '--depth': path.split('/').length - 1 }}>
            {/* The whole path for a screen reader, which cannot hear what is below what. */}
            <span className="visually-hidden">{path.slice(0, path.lastIndexOf('/') + 1)}</span>
            {path.slice(path.lastIndexOf('/') + 1)}
            {isFolder && '/'}
            {isNew && <span className="file-list__new">{t('commandLine.new')}</span>}
          </li>
        ))}
      </ul>
      {hasMore && <p>{t('commandLine.moreFiles')}</p>}
    </div>
  )
}
