import { useTranslation } from '#shared/language/use-translation.ts'
import { saveFile } from '#shared/storage/save-file.ts'
import { solutionText } from './solution-text.ts'

type DownloadButtonProps = { title: string; files: Parameters<typeof solutionText>[1] }

/** Downloads the camper's code. */
export function DownloadButton({ title, files }: DownloadButtonProps) {
  const { t } = useTranslation()
  const download = () => {
    const { name, text } = solutionText(title, files)
    saveFile(name, { text, type: 'text/plain' })
  }
  return (
    <button type="button" className="button button--plain" onClick={download}>
      {t('challenge.done.download')}
    </button>
  )
}
