import type { FlashKey, FlashType } from './flash-keys.ts'

/** Keys that are not told as a danger, with their type (flash-messages.md). */
const types: Partial<Record<FlashKey, FlashType>> = {
  'buttons.accepted-honesty': 'success',
  'flash.account-deleted': 'info',
  'flash.add-name': 'info',
  'flash.already-claimed': 'info',
  'flash.cert-claim-success': 'success',
  'flash.certs-private': 'info',
  'flash.code-saved': 'success',
  'flash.coderoad.not-ours': 'error',
  'flash.coderoad.recorded': 'success',
  'flash.coderoad.token-invalid': 'error',
  'flash.coderoad.unknown': 'error',
  'flash.email-link-expired': 'info',
  'flash.email-look-in-mailbox': 'info',
  'flash.email-same': 'info',
  'flash.email-too-soon': 'info',
  'flash.email-valid': 'success',
  'flash.exam.drawn-today': 'info',
  'flash.exam.prerequisite': 'info',
  'flash.honest-first': 'info',
  'flash.incomplete-steps': 'info',
  'flash.keyboard-shortcut-updated': 'success',
  'flash.local-code-saved': 'success',
  'flash.local-code-save-error': 'warning',
  'flash.ms.profile.err': 'error',
  'flash.ms.transcript.link-err-1': 'error',
  'flash.ms.transcript.link-err-2': 'error',
  'flash.ms.transcript.link-err-3': 'error',
  'flash.ms.transcript.link-err-4': 'error',
  'flash.ms.transcript.link-err-5': 'error',
  'flash.ms.transcript.link-err-6': 'error',
  'flash.ms.transcript.linked': 'success',
  'flash.ms.transcript.unlink-err': 'error',
  'flash.ms.transcript.unlinked': 'info',
  'flash.ms.trophy.err-1': 'error',
  'flash.ms.trophy.err-2': 'error',
  'flash.ms.trophy.err-3': 'error',
  'flash.ms.trophy.err-4': 'error',
  'flash.ms.trophy.err-5': 'error',
  'flash.ms.trophy.err-6': 'error',
  'flash.ms.trophy.verified': 'success',
  'flash.name-needed': 'info',
  'flash.not-eligible': 'info',
  'flash.not-honest': 'info',
  'flash.portfolio-item-updated': 'success',
  'flash.privacy-updated': 'success',
  'flash.profile-private': 'info',
  'flash.progress-reset': 'info',
  'flash.report-sent': 'info',
  'flash.resubscribed': 'success',
  'flash.signed-in-only': 'info',
  'flash.signin-success': 'success',
  'flash.submission-kept': 'warning',
  'flash.subscribe-to-quincy-updated': 'success',
  'flash.survey.err-1': 'error',
  'flash.survey.err-2': 'error',
  'flash.survey.err-3': 'error',
  'flash.survey.success': 'success',
  'flash.timeline-private': 'info',
  'flash.token-deleted': 'info',
  'flash.unsubscribe-old-link': 'info',
  'flash.unsubscribe-unknown': 'info',
  'flash.unsubscribed': 'success',
  'flash.updated-about-me': 'success',
  'flash.updated-socials': 'success',
  'flash.updated-sound': 'success',
  'flash.updated-themes': 'success',
  'flash.user-not-certified': 'info',
  'flash.username-invalid': 'info',
  'flash.username-is-status': 'info',
  'flash.username-not-found': 'info',
  'flash.username-taken': 'info',
  'flash.username-too-short': 'info',
  'flash.username-updated': 'success',
  'flash.username-used': 'info',
  'signin.required': 'info',
}

/** How a message is told, whoever tells it. */
export function flashTypeOf(key: FlashKey): FlashType {
  return types[key] ?? 'danger'
}

/** Told as information, and yet good news (flash-messages.md, column “Sound”). */
const goodNews: ReadonlySet<FlashKey> = new Set([
  'flash.add-name',
  'flash.email-look-in-mailbox',
  'flash.ms.transcript.unlinked',
  'flash.report-sent',
  'flash.token-deleted',
])

/** Which of the two sounds goes with a message. */
export function isGoodNews(key: FlashKey): boolean {
  return flashTypeOf(key) === 'success' || goodNews.has(key)
}
