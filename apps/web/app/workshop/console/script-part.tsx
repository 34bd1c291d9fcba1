import type { ScriptReport } from '@cairn/runner'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FileList } from './file-list.tsx'

/** What a script of a shell has left behind, or why it did not run. */
export function ScriptPart({ report }: { report: ScriptReport }) {
  const { t } = useTranslation()
  switch (report.kind) {
    case 'files':
      return <FileList report={report} />
    case 'exit-status':
      return <span>{t('commandLine.status', { status: report.status })}</span>
    case 'script-error':
      return <span>{t('commandLine.error', { line: report.place.line, message: report.message })}</span>
    case 'setup-error':
      return <span>{t('commandLine.setupError', { message: report.message })}</span>
  }
}
