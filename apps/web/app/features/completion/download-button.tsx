import { useTranslation } from 'react-i18next'
import { solutionText } from './solution-text.ts'

type DownloadButtonProps = { title: string; files: Parameters<typeof solutionText>[1] }

/** Gives the camper their code to keep. */
export function DownloadButton({ title, files }: DownloadButtonProps) {
  const { t } = useTranslation()
  const download = () => {
    const { name, text } = solutionText(title, files)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <button type="button" className="button button--plain" onClick={download}>
      {t('challenge.done.download')}
    </button>
  )
}
