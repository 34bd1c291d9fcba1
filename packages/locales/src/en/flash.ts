/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': 'Your account is gone, and everything in it. Thank you for the time you spent here.',
  'add-name':
    'This camper has not given a name yet. Add yours in your settings, so that it stands on the certificate.',
  'already-claimed': 'You have claimed {{name}} already.',
  'cert-claim-success': 'Congratulations, {{username}}! {{name}} is yours.',
  'cert-not-found': 'There is no certification {{certSlug}}.',
  'certificate-missing': 'There is no certificate at this address.',
  'certificate-soon':
    'All your projects are here, and they count. They came so fast that {{name}} can be claimed in {{minutes}} min.',
  'certs-private': '{{username}} keeps their certifications private.',
  'challenge-save-too-big':
    'Your code is {{user-size}} bytes; at most {{max-size}} can be saved. Shorten it a little and try again.',
  'challenge-submit-too-big':
    'Your code is {{user-size}} bytes; at most {{max-size}} can be sent. Shorten it a little and try again.',
  'code-saved': 'Your code is saved to your account.',
  'code-save-conflict': 'Your account has newer code, from another device. Nothing was overwritten.',
  'code-save-error': 'Your code could not be saved to your account. It is safe in this browser.',
  'code-save-less': 'Your code was saved a moment ago. Wait five seconds before you save again.',
  coderoad: {
    'not-ours': 'This tutorial is not one of ours.',
    recorded: 'Your work is recorded. Well done!',
    'token-invalid': 'Your token is not valid any more. Start the tutorial again from its lesson.',
    unknown: 'No lesson leads to this tutorial.',
  },
  'complete-project-first': 'Finish the part in the editor first, then submit the project here.',
  'database-away':
    'We cannot reach our records at the moment. What you typed is still here; please try again shortly.',
  'delete-token-err': 'There was no token to delete. Reload the page to see how things stand.',
  donation: {
    'action-needed': 'Your bank asks you to confirm this payment.',
    already: 'You are a supporter already. Thank you!',
    'amount-invalid': 'Choose one of the amounts that are offered.',
    declined: 'Your bank declined the payment. Try another card.',
    'email-needed': 'Add your e-mail address in your settings first.',
    'no-card': 'We know no card of yours.',
    'not-taken': 'This school does not take donations yet.',
    'too-early': 'Complete three lessons first, and see whether you like it here.',
  },
  'email-invalid': 'That does not look like an e-mail address. It should be like name@example.org.',
  'email-link-expired': 'This link is too old. Ask for a new one in your settings.',
  'email-link-invalid': 'This link does not work any more. Ask for a new one in your settings.',
  'email-look-in-mailbox': 'Look in the mailbox of {{email}}: the link there makes it your address.',
  'email-same': 'This is your address already.',
  'email-too-soon': 'We have just sent a link. You can ask for another one in {{minutes}} min.',
  'email-valid': 'Your new e-mail address is confirmed.',
  exam: {
    'answers-invalid': 'These answers do not fit your paper. Answer each of its questions once.',
    'drawn-today': 'You have had a paper today. You can get the next one in {{hours}} h.',
    late: 'The time for this paper is over. Your answers could not be taken.',
    'not-open': 'You have no open paper of this exam. Start it again from its page.',
    prerequisite: 'Complete “{{title}}” first, then take the exam.',
  },
  'generate-exam-error': 'The exam could not be prepared. Please try again in a moment.',
  'generic-error': 'Something went wrong on our side. Please try again in a moment.',
  'honest-first': 'Accept our academic honesty policy in your settings first, then claim your certification.',
  'incomplete-steps': 'Some projects are missing before you can claim {{name}}.',
  'keyboard-shortcut-updated': 'Your keyboard shortcuts are changed.',
  'local-code-saved': 'Saved in this browser.',
  'local-code-save-error': 'Your browser would not save the code. Copy it somewhere safe before you leave.',
  ms: {
    profile: {
      err: 'Microsoft knows no profile of {{msUsername}}. Check the name there, and link it again.',
    },
    transcript: {
      'link-err-1': 'That is not the address of a transcript. Copy it from your Microsoft profile.',
      'link-err-2': 'Microsoft did not find this transcript. Check that it is shared, and try again.',
      'link-err-3': 'Microsoft’s answer had no name in it. Please try again later.',
      'link-err-4': 'This Microsoft account is linked to another account here.',
      'link-err-5': 'The link could not be kept. Please try again in a moment.',
      'link-err-6': 'Something went wrong while linking. Please try again in a moment.',
      linked: 'Your Microsoft account is linked.',
      'unlink-err': 'Your Microsoft account could not be unlinked. Please try again in a moment.',
      unlinked: 'Your Microsoft account is not linked any more.',
    },
    trophy: {
      'err-1': 'Link your Microsoft account first.',
      'err-2': 'This lesson has no trophy.',
      'err-3': 'Your trophies could not be read at Microsoft. Please try again later.',
      'err-4': '{{msUsername}} does not have this trophy yet. Earn it there, then check again.',
      'err-5': 'Something went wrong while checking your trophy. Please try again in a moment.',
      'err-6': 'Microsoft shows no trophies of yours yet.',
      verified: 'Your trophy is confirmed. Well done!',
    },
  },
  'name-needed': 'Add your name in your settings first, so that it can stand on the certificate.',
  'not-eligible': 'This certificate cannot be shown.',
  'not-honest': '{{username}} has not accepted our academic honesty policy yet.',
  'portfolio-item-updated': 'Your portfolio is saved.',
  'privacy-updated': 'Your privacy settings are saved.',
  'profile-private': '{{username}} keeps their profile private.',
  'progress-reset': 'Your progress is reset. Every step is new again.',
  'project-files-needed':
    'A project counts with its code, and yours did not come with it. Reload the page and submit again.',
  'project-link-used':
    'Another project of yours has this link already. Give this one its own; for code, the link to its folder will do.',
  'project-links-invalid': 'That link does not look right. Check the address of your project and try again.',
  'project-links-same':
    'Both links lead to the same place. Give one to the finished project, and one to its source code.',
  'provide-username': 'Say whose profile it is, and what is wrong with it.',
  'really-weird': 'Something really weird happened. Please reload the page.',
  'report-sent': 'Thank you. Our team has your report, and a copy went to {{email}}.',
  resubscribed: 'You will get our mails again.',
  'signed-in-only': 'Sign in first, then open that page again.',
  'signin-success': 'Welcome! You are signed in.',
  'start-project-err': 'The editor could not be opened. Please try again in a moment.',
  'submission-invalid': 'This lesson has changed since you opened it. Reload the page and submit again.',
  'submission-kept':
    'The school cannot be reached. Your result is kept here and sent by itself as soon as it can be.',
  'submission-not-kept':
    'The school cannot be reached, and your browser has no room for your result. Leave this page open; we keep trying.',
  'submissions-damaged':
    'Some results that waited in this browser cannot be read any more. Please submit your last lessons again.',
  'subscribe-to-quincy-updated': 'Your choice about our weekly mail is saved.',
  survey: {
    'err-1': 'Please answer all questions of the survey.',
    'err-2': 'You have answered this survey already.',
    'err-3': 'Your answers could not be kept. Please try again in a moment.',
    success: 'Thank you for your answers.',
  },
  'timeline-private': '{{username}} keeps their timeline private.',
  'token-deleted': 'Your token is deleted.',
  'too-many-requests': 'That was a lot in a short time. Please try again in {{minutes}} min.',
  'undo-invalid': 'This link has been used, is too old, or is not whole. Copy it once more from the mail.',
  undone: 'Your account is yours again, with the address {{email}}, and everybody is signed out of it.',
  'unsubscribe-old-link':
    'This link is from an old mail. You can change which mails you get in your settings.',
  'unsubscribe-unknown': 'We do not know this link. You can change which mails you get in your settings.',
  unsubscribed: 'You will get no more of our mails.',
  'updated-about-me': 'Your profile is saved.',
  'updated-socials': 'Your links are saved.',
  'updated-sound': 'Your sounds are changed.',
  'updated-themes': 'Your colours are changed.',
  'user-not-certified': '{{username}} does not hold {{cert}}.',
  'username-invalid': 'Use the letters a to z, numbers, and the signs - _ + in your name.',
  'username-is-status': 'A number between 100 and 599 cannot be a name here: browsers take it for an error.',
  'username-not-found': 'We could not find {{username}}.',
  'username-taken': 'This name is taken. Try another one.',
  'username-too-long': 'That name is very long. Choose one with at most 40 letters.',
  'username-too-often':
    'You have taken {{count}} new names in the last month. You can take another one in {{days}} days.',
  'username-too-short': 'A name has at least three letters.',
  'username-updated': 'Your name is {{username}} now.',
  'username-used': 'This is your name already.',
  'went-wrong': 'Something went wrong. Please try again in a moment.',
  'wrong-name': 'There is no certification {{name}}.',
  'wrong-updating': 'This could not be saved. Check what you have written and try again.',
} as const

/** The one message whose key stands under the buttons (flash-messages.md). */
export const buttons = {
  'accepted-honesty': 'Thank you for accepting our academic honesty policy.',
} as const

export const signin = {
  'address-kept':
    'Your account has left this address, and keeps it for three days. The mail about it takes it back; or sign in with the new one.',
  'code-invalid': 'That is not the code from the mail. Check it and try again.',
  'code-needed': 'This link was asked for in another browser. Type the code from the mail there.',
  'confirm-first': 'Nothing has changed. Confirm that it is you, and try again.',
  'email-invalid': 'That does not look like an e-mail address. It should be like name@example.org.',
  'identity-gone': 'That account was unlinked already.',
  'identity-removed': 'That account no longer signs you in. A code by mail always does.',
  'link-expired': 'This link or code has been used or is too old. Ask for a new one.',
  'mail-paused':
    'Unusually many people are asking for mail, so we are taking a break. Use a passkey or a recovery code, or try again in an hour.',
  'passkey-added': 'From now on this device signs you in.',
  'passkey-cancelled': 'Your device did not finish. Try again, or use another way.',
  'passkey-expired': 'That took too long. Try again.',
  'passkey-failed': 'That passkey could not be checked. Try again, or use another way to sign in.',
  'passkey-gone': 'That passkey was removed already.',
  'passkey-removed': 'That passkey no longer signs you in. You can delete it from your device, too.',
  'passkey-too-many': 'You have as many passkeys as an account can hold. Remove one first.',
  'passkey-unknown': 'We do not know that passkey. It may have been removed; use another way to sign in.',
  'provider-confirm':
    'You have an account with this address already. Type the code we mailed to it, and both belong together.',
  'provider-declined': 'You did not sign in. You can go on without an account, or try again later.',
  'provider-email-unverified':
    'That service does not say that your e-mail address is yours. Sign in with a code by mail instead.',
  'provider-failed': 'Signing in with that service did not work. Try again, or use your e-mail address.',
  'provider-other-email':
    'That service knows you by another e-mail address than this account. Sign out first to use it.',
  'provider-unavailable': 'That service cannot be reached right now. Use your e-mail address, or try later.',
  'recovery-invalid': 'That address and code do not belong together. Check both; each code works once.',
  required: 'Sign in first.',
  'session-ended': 'That device is signed out.',
  'session-gone': 'That device was signed out already.',
  'sessions-ended': 'You are now signed in here only.',
  'too-many-mails':
    'We have sent several mails to this address already. Look for them, or try again in an hour.',
  'too-many-mails-here':
    'Many mails have been asked for from your network. Use a passkey, or try again in an hour.',
} as const
