import { z } from '@cairn/contract'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
// Before anything asks for a policy, on every page.
import '#lib/trusted-types.ts'

// The content policy forbids code made of text, which Zod would otherwise try to use.
z.config({ jitless: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
