import type { PageDataOf, SessionUser } from '@cairn/contract'
import { useState } from 'react'
import type { Code } from '#workshop/code/use-code.ts'
import { CompletionDialog } from './completion-dialog.tsx'
import { CompletionPanel } from './completion-panel.tsx'
import { DownloadButton } from './download-button.tsx'

type WorkshopCompletionProps = {
  page: PageDataOf<'challenge'>
  user: SessionUser | null | undefined
  files: Code['files']
  isSubmitting: boolean
  onSubmit: () => void
}

/** Shown when all tests have passed: below the panes in a workshop, in a dialog for a whole program. */
export function WorkshopCompletion({ page, user, files, isSubmitting, onSubmit }: WorkshopCompletionProps) {
  const [isDialog, setIsDialog] = useState(isWholeProgram(page))
  const panel = (
    <CompletionPanel page={page} user={user} isSubmitting={isSubmitting} onSubmit={onSubmit}>
      <DownloadButton title={page.challenge.title} files={files} />
    </CompletionPanel>
  )
  return isDialog ? <CompletionDialog onClose={() => setIsDialog(false)}>{panel}</CompletionDialog> : panel
}

/** Whether the lesson has a single file that can be edited as a whole. */
function isWholeProgram({ challenge: { files } }: PageDataOf<'challenge'>): boolean {
  return files.length === 1 && files.every((file) => file.editableRegionBoundaries.length === 0)
}
