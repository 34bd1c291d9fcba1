import { useSessionUser } from '#shared/call/session-user.ts'
import { latePart } from '#shared/late-part.tsx'
import type { CredentialPartProps } from './credential-part.tsx'

const CredentialPart = latePart(async () => (await import('./credential-part.tsx')).CredentialPart)

/** Whether a certificate is genuine. Loaded after the page, with all that checking takes. */
export function CredentialSection(shown: CredentialPartProps) {
  // The server, which renders every page, knows no one.
  return useSessionUser() === undefined ? null : <CredentialPart {...shown} />
}
