import type { ConsolePart as Part, ScriptReport, StatementReport } from '@cairn/runner'
import { useState } from 'react'
import { InOrder } from '#shared/in-order.tsx'
import { latePart } from '#shared/late-part.tsx'

const ScriptPart = latePart(async () => (await import('./script-part.tsx')).ScriptPart)
const StatementPart = latePart(async () => (await import('./statement-part.tsx')).StatementPart)

/** One printed value; one that holds others can be opened. */
export function ConsolePart({ part }: { part: Part }) {
  // A flood of large objects would otherwise fill the page with elements that are never looked at.
  const [isOpen, setIsOpen] = useState(false)
  if (typeof part === 'string') return <span>{part}</span>
  if ('kind' in part) return <Report report={part} />
  return (
    <details className="console__value" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{part.text}</summary>
      {isOpen && (
        <ul>
          <InOrder items={part.entries}>
            {({ name, part: held }) => (
              <li>
                <span className="console__name">{name}: </span>
                <ConsolePart part={held} />
              </li>
            )}
          </InOrder>
        </ul>
      )}
    </details>
  )
}

function Report({ report }: { report: ScriptReport | StatementReport }) {
  switch (report.kind) {
    case 'files':
    case 'exit-status':
    case 'script-error':
    case 'setup-error':
      return <ScriptPart report={report} />
    case 'rows':
    case 'changed':
    case 'done':
    case 'notice':
    case 'error':
    case 'open-transaction':
    case 'rest-hidden':
      return <StatementPart report={report} />
  }
}
