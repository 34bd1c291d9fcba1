import type { ReactNode } from 'react'
import { useHref } from 'react-router'

/** Leaves for another service, from where its camper comes back to a page in the language of this one. */
export function ProviderLink({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a className="button" href={useHref(address)}>
      {children}
    </a>
  )
}
