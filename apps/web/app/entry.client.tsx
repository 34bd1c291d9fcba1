import { z } from '@cairn/contract'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
// Policies must exist before anything on any page asks for one.
import '#shared/trusted-types.ts'

// The content policy forbids evaluating strings as code, which Zod would otherwise try.
z.config({ jitless: true })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
