import { useEffect, useId, useState } from 'react'
import { InOrder } from '#shared/in-order.tsx'
import type { CodePart } from './highlight-code.ts'

type CodeFileProps = {
  name: string
  ext: string
  contents: string
  /** How many parts of it are highlighted at most; fewer where several files are shown. */
  limit?: number
}

/** As many elements as a phone can add to a page without a pause. */
export const highlightedParts = 4_000

/** A file of code: plain at first, highlighted once the languages have loaded. */
export function CodeFile({ name, ext, contents, limit = highlightedParts }: CodeFileProps) {
  const titleId = useId()
  const [parts, setParts] = useState<readonly CodePart[]>([{ text: contents, className: '' }])
  useEffect(() => {
    let isGone = false
    const highlight = async () => {
      const { highlightParts } = await import('./highlight-code.ts')
      const highlighted = await highlightParts(contents, ext, limit)
      if (!isGone) setParts(highlighted)
    }
    void highlight()
    return () => {
      isGone = true
    }
  }, [contents, ext, limit])
  return (
    <section className="code-file">
      <h3 id={titleId} dir="ltr">
        {name}
      </h3>
      <pre tabIndex={0} role="region" aria-labelledby={titleId}>
        <code>
          <InOrder items={parts}>
            {({ text, className }) => <span className={className || undefined}>{text}</span>}
          </InOrder>
        </code>
      </pre>
    </section>
  )
}
