import { paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { useSite } from '#shared/call/site.ts'
import { TaggedText } from '#shared/language/tagged-text.tsx'

/** Whose lessons these are, and under which license. Nothing in a school with lessons of its own. */
export function SourceNotice() {
  const source = useSite().curriculumSource
  if (!source) return null
  const { name, address, license } = source
  return (
    <p className="source-notice">
      <TaggedText
        id="shell.source"
        variables={{ name, license }}
        elements={{
          1: <Name address={address} />,
          2: <Name address={paths.lessonsLicense} />,
        }}
      />
    </p>
  )
}

/** In whatever direction it is written; a link if there is somewhere to go. */
function Name({ address, children }: { address: string | undefined; children?: ReactNode }) {
  if (address === undefined) return <bdi>{children}</bdi>
  return (
    <a href={address} dir="auto">
      {children}
    </a>
  )
}
