/**
 * Every refusal and notice that a server answer may carry. The words live in `packages/locales`
 * under the same key; a test checks that neither side has a key that the other lacks.
 * Source: flash-messages.md; keys under `signin` are our own.
 */
export const flashKeys = [
  'flash.challenge-save-too-big',
  'flash.challenge-submit-too-big',
  'flash.code-saved',
  'flash.code-save-conflict',
  'flash.code-save-error',
  'flash.code-save-less',
  'flash.generic-error',
  'flash.local-code-saved',
  'flash.local-code-save-error',
  'flash.project-links-invalid',
  'flash.provide-username',
  'flash.signin-success',
  'flash.submission-invalid',
  'flash.submission-kept',
  'flash.too-many-requests',
  'signin.code-invalid',
  'signin.code-needed',
  'signin.email-invalid',
  'signin.link-expired',
  'signin.passkey-added',
  'signin.passkey-cancelled',
  'signin.passkey-expired',
  'signin.passkey-failed',
  'signin.passkey-gone',
  'signin.passkey-removed',
  'signin.passkey-too-many',
  'signin.passkey-unknown',
  'signin.provider-confirm',
  'signin.provider-declined',
  'signin.provider-email-unverified',
  'signin.provider-failed',
  'signin.provider-other-email',
  'signin.provider-unavailable',
  'signin.recovery-invalid',
  'signin.required',
  'signin.session-ended',
  'signin.session-gone',
  'signin.sessions-ended',
  'signin.too-many-mails',
] as const

export type FlashKey = (typeof flashKeys)[number]

export const flashTypes = ['success', 'info', 'warning', 'danger', 'error'] as const
export type FlashType = (typeof flashTypes)[number]
