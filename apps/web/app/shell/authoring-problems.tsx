import type { Problem } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { readStored, removeStored, writeStored } from '#shared/storage/browser-storage.ts'
import { ProblemList } from '#shared/ui/problem-list.tsx'

const foldedKey = 'problems-folded'

/** The mistakes in the lessons, above the page and never over it. They stay folded in this browser once they were. */
export function AuthoringProblems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => setIsOpen(readStored(foldedKey) === null), [])
  const isEmpty = problems.length === 0
  const found = isEmpty ? '' : t('authoring.found', { count: problems.length })
  return (
    <>
      <p className="visually-hidden" role="status">
        {found}
      </p>
      {!isEmpty && (
        <details
          className="authoring"
          open={isOpen}
          onToggle={({ currentTarget: { open } }) => {
            setIsOpen(open)
            if (open) removeStored(foldedKey)
            else writeStored(foldedKey, 'true')
          }}
        >
          <summary>{found}</summary>
          <ProblemList problems={problems} />
        </details>
      )}
    </>
  )
}
