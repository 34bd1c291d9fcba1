import { maximumSandboxSources } from '@cairn/contract'
import { startTransition, useEffect, useState } from 'react'
import { type PageOwner, readRememberedSources, rememberSources } from './remembered-sources.ts'

export type ForeignSources = {
  owner: PageOwner
  /** Origins that the page may load from; the page is shown again when they change. */
  mayLoadFrom: readonly string[]
  /** Origins that the page asks for and that have been neither allowed nor refused. */
  asked: readonly string[]
  /** Allows everything the page asks for, once or from now on. */
  allow: (duration: 'once' | 'always') => void
}

/** Decides what a page may load from other hosts. `withheld`: what was blocked when it was last shown. */
export function useForeignSources(owner: PageOwner, withheld: readonly string[]): ForeignSources {
  const [mayLoadFrom, setMayLoadFrom] = useState<readonly string[]>([])
  const [remembered, setRemembered] = useState<readonly string[]>([])
  useEffect(() => startTransition(() => setRemembered(readRememberedSources(owner))), [owner])
  const add = (origins: readonly string[]) =>
    setMayLoadFrom((before) => [...new Set([...before, ...origins])].slice(-maximumSandboxSources))

  // Only while there is room: two that took each other's place would have the page loaded again without end.
  const known = withheld
    .filter((origin) => remembered.includes(origin) && !mayLoadFrom.includes(origin))
    .slice(0, maximumSandboxSources - mayLoadFrom.length)
  const knownText = known.join(' ')
  useEffect(() => {
    if (knownText !== '') add(knownText.split(' '))
  }, [knownText])

  const asked = withheld.filter((origin) => !remembered.includes(origin) && !mayLoadFrom.includes(origin))
  return {
    owner,
    mayLoadFrom,
    asked,
    allow: (duration) => {
      if (duration === 'always') {
        rememberSources(owner, asked)
        setRemembered(readRememberedSources(owner))
      }
      add(asked)
    },
  }
}
