import { latePart } from '#shared/late-part.tsx'

/** Whether a certificate is genuine. Loaded after the page, with all that checking takes. */
export const CredentialSection = latePart(async () => (await import('./credential-part.tsx')).CredentialPart)
