/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': 'Your account and everything in it are deleted. Thank you for the time you spent here.',
  'account-gone': 'This account no longer exists.',
  'add-name': 'This certificate has no name on it yet. If it is yours, add your name in your settings.',
  'already-claimed': 'You have already claimed {{name}}.',
  'cert-claim-success': 'Congratulations, {{username}}! {{name}} is yours.',
  'cert-not-found': 'There is no certification called {{certSlug}}.',
  'certificate-missing': 'There is no certificate at this address.',
  'certificate-changed': 'This certificate has changed since you opened the list, which now shows how it is.',
  'certificate-not-signed':
    'Your certificate was not signed again, because a project has not passed yet. The certificate that you have stays valid.',
  'certificate-soon':
    'All your projects are here, and they count. They came in very fast, so you can claim {{name}} {{minutes, relativetime(minute)}}.',
  'certs-private': '{{username}} keeps their certifications private.',
  'challenge-save-too-big':
    'Your code is {{user-size}} bytes, and at most {{max-size}} can be saved. Shorten it a little and try again.',
  'challenge-submit-too-big':
    'Your code is {{user-size}} bytes, and at most {{max-size}} can be submitted. Shorten it a little and try again.',
  'code-saved': 'Your code is saved to your account.',
  'code-save-conflict': 'Your account has newer code from another device. Nothing was overwritten.',
  'code-save-error': 'Your code could not be saved to your account. It is safe in this browser.',
  'code-save-less': 'Your code was saved a moment ago. Wait five seconds before you save again.',
  coderoad: {
    'not-ours': 'This tutorial is not one of ours.',
    recorded: 'Your work is recorded. Well done!',
    'token-invalid': 'Your token is no longer valid. Start the tutorial again from its lesson.',
    unknown: 'No lesson uses this tutorial.',
  },
  'complete-project-first': 'Finish the part in the editor first, then submit the project here.',
  'database-away':
    'We can’t reach our database right now. What you typed is still here. Please try again in a moment.',
  'delete-token-err': 'There was no token to delete. Reload the page to see your current settings.',
  donation: {
    'action-needed': 'Your bank is asking you to confirm this payment.',
    already: 'You are already a supporter. Thank you!',
    'amount-invalid': 'Choose one of the amounts shown.',
    'attempt-used': 'This page has already been used for another gift. Reload it, then try again.',
    declined: 'Your bank declined the payment. Try another card.',
    'email-needed': 'Add your email address in your settings first.',
    'no-card': 'We have no card on file for you.',
    'not-taken': 'This school does not take donations yet.',
    'provider-away':
      'We can’t reach the payment provider right now. Try again in a few minutes. You will not be charged twice.',
    stopped: 'Several payments from here were declined, so we have paused them. Please try again tomorrow.',
    'too-early': 'Complete three steps first to see if you like it here.',
    unconfirmed:
      'The payment provider has not confirmed this payment yet. We will email you a receipt as soon as it does.',
    unknown: 'We do not know this gift. Reload the page, then try again.',
  },
  'email-invalid': 'That does not look like an email address. It should look like name@example.org.',
  'email-link-expired': 'This link has expired. Ask for a new one in your settings.',
  'email-link-invalid': 'This link no longer works. Ask for a new one in your settings.',
  'email-look-in-mailbox': 'Check the inbox of {{email}} and open the link to confirm your new address.',
  'email-same': 'That is already your email address.',
  'email-too-soon': 'We just sent a link. You can ask for another one {{minutes, relativetime(minute)}}.',
  'email-valid': 'Your new email address is confirmed.',
  exam: {
    'answers-invalid': 'These answers do not match your exam. Answer each question once.',
    'drawn-today':
      'You have already started this exam today. You can start a new one {{hours, relativetime(hour)}}.',
    late: 'The time for this exam is up. Your answers came too late to count.',
    'not-open': 'This exam is not open. Start it again from its page.',
    prerequisite: 'Complete “{{title}}” first, then take the exam.',
  },
  'generate-exam-error': 'The exam could not be prepared. Please try again in a moment.',
  'form-expired':
    'Nothing was recorded, because you signed in or out after you opened this page. Your answers are still here. Please submit them again.',
  'form-foreign':
    'Nothing was recorded, because this form came from another site. Answer the lesson here instead.',
  'form-too-long':
    'That is too long for us to read. Go back in your browser: your text is still there. Shorten it and send it again.',
  'form-unreadable':
    'We could not read this form. Go back in your browser: your answers are still there. Send them again.',
  'forum-away': 'The forum can’t be reached right now. Try again in a few minutes.',
  'generic-error': 'Something went wrong on our side. Please try again in a moment.',
  'honest-first': 'Accept our academic honesty policy in your settings first, then claim your certification.',
  'incomplete-steps': 'Complete all the projects first, then claim {{name}}.',
  'keyboard-shortcut-updated': 'Your keyboard shortcuts setting is saved.',
  'local-code-saved': 'Saved in this browser.',
  'local-code-save-error': 'Your browser could not save the code. Copy it somewhere safe before you leave.',
  ms: {
    profile: {
      err: 'Microsoft has no profile for {{msUsername}}. Check your username there, then link it again.',
    },
    transcript: {
      'link-err-1': 'That is not a transcript link. Copy it from your Microsoft profile.',
      'link-err-2': 'Microsoft did not find this transcript. Check that it is shared, and try again.',
      'link-err-3': 'Microsoft did not send a username. Please try again later.',
      'link-err-4': 'This Microsoft account is already linked to another account here.',
      'link-err-5': 'We could not save the link. Please try again in a moment.',
      'link-err-6': 'Something went wrong while linking. Please try again in a moment.',
      linked: 'Your Microsoft account is linked.',
      'unlink-err': 'Your Microsoft account could not be unlinked. Please try again in a moment.',
      unlinked: 'Your Microsoft account is no longer linked.',
    },
    trophy: {
      'err-1': 'Link your Microsoft account first.',
      'err-2': 'This lesson has no trophy.',
      'err-3': 'We could not get your trophies from Microsoft. Please try again later.',
      'err-4': '{{msUsername}} does not have this trophy yet. Earn it there, then check again.',
      'err-5': 'Something went wrong while checking your trophy. Please try again in a moment.',
      'err-6': 'Microsoft shows no trophies for you yet.',
      verified: 'Your trophy is confirmed. Well done!',
    },
  },
  'name-needed': 'Add your name in your settings first. It will appear on the certificate.',
  'lesson-not-found': 'This school does not have that lesson.',
  'lesson-recorded': 'Your work is recorded. On to the next one!',
  'lesson-report-enough':
    'There are many open reports about this lesson already. Please try again in a few days.',
  'lesson-report-sent': 'Thank you! The authors of this lesson have your report.',
  'no-solution': 'There is no solution to show for this lesson.',
  'not-eligible': 'This certificate can’t be shown.',
  'not-honest': '{{username}} has not accepted our academic honesty policy yet.',
  'operators-only': 'Only operators of this school can open these pages.',
  'own-account': 'You can’t do this to your own account here.',
  'portfolio-item-updated': 'Your portfolio is saved.',
  'privacy-updated': 'Your privacy settings are saved.',
  'profile-private': '{{username}} keeps their profile private.',
  'progress-reset': 'Your progress is reset. Ready for a fresh start?',
  'project-code-used':
    'You have already submitted this code for another project. Each project needs code of its own.',
  'project-files-needed': 'Your project arrived without its code. Reload the page and submit it again.',
  'project-link-used':
    'Another of your projects already uses this link. Give this one its own. For code, a link to its folder is fine.',
  'project-links-invalid': 'That link does not look right. Check it and try again.',
  'project-links-same':
    'Both links go to the same place. Link to the finished project in one, and to its source code in the other.',
  'project-untouched': 'This is still the code you started with. Build your project first, then finish it.',
  'provide-username': 'Tell us whose profile it is and what is wrong with it.',
  'really-weird': 'Something really weird happened. Please reload the page.',
  'reason-needed': 'Please give a reason, of at most {{most, number}} characters.',
  'report-gone': 'This report is settled already.',
  'report-sent': 'Thank you. Our team has your report, and we sent a copy to {{email}}.',
  resubscribed: 'You will get our emails again.',
  'signed-in-only': 'Sign in first, then open that page again.',
  'signin-success': 'Welcome! You are signed in.',
  'start-project-err': 'The editor could not be opened. Please try again in a moment.',
  'submission-invalid': 'This lesson has changed since you opened it. Reload the page and submit again.',
  'submission-kept':
    'We can’t reach the school right now. Your result is saved in this browser, and we will send it as soon as we can.',
  'submission-not-kept':
    'We can’t reach the school, and your browser has no room to save your result. Leave this page open. We will keep trying.',
  'submissions-damaged':
    'Some results saved in this browser are damaged. Please submit your last steps again.',
  'subscribe-to-quincy-updated': 'Your choice about our weekly email is saved.',
  survey: {
    'err-1': 'Please answer every question in the survey.',
    'err-2': 'You have already taken this survey.',
    'err-3': 'We could not save your answers. Please try again in a moment.',
    success: 'Thank you for your answers.',
  },
  'timeline-private': '{{username}} keeps their timeline private.',
  'token-deleted': 'Your token is deleted.',
  'too-many-requests': 'That was a lot in a short time. Please try again {{minutes, relativetime(minute)}}.',
  'undo-invalid': 'This link has been used, has expired, or is incomplete. Copy it from the email again.',
  undone: 'Your account is yours again, with the address {{email}}. All devices are signed out.',
  'unsubscribe-old-link':
    'This link is from an old email. You can change which emails you get in your settings.',
  'unsubscribe-unknown':
    'We don’t recognize this link. You can change which emails you get in your settings.',
  unsubscribed: 'You won’t get any more emails from us.',
  'updated-about-me': 'Your profile is saved.',
  'updated-language': 'Your language is saved.',
  'updated-socials': 'Your links are saved.',
  'updated-sound': 'Your sound settings are saved.',
  'updated-themes': 'Your theme has changed.',
  'user-not-certified': '{{username}} has not earned {{cert}}.',
  'username-invalid': 'Use the letters a to z, numbers, and the characters - _ + in your username.',
  'username-is-status':
    'A username can’t be a number from 100 to 599, because those stand for errors on the web.',
  'username-not-found': 'We could not find {{username}}.',
  'username-taken': 'That username is taken. Try another one.',
  'username-too-long': 'That username is too long. Use at most 40 characters.',
  'username-too-often':
    'You have changed your username {{count}} times in the last month. You can change it again {{days, relativetime(day)}}.',
  'username-too-short': 'A username needs at least three characters.',
  'username-updated': 'Your username is now {{username}}.',
  'username-used': 'That is already your username.',
  'visitor-work-not-kept':
    'Your browser has no room to save your progress, so it lasts until you close this page. Sign in to keep it.',
  'went-wrong': 'Something went wrong. Please try again in a moment.',
  'wrong-name': 'There is no certification called {{name}}.',
  'wrong-updating': 'We could not save this. Check what you entered and try again.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Thank you for accepting our academic honesty policy.',
} as const

export const signin = {
  'address-kept':
    'Your account has moved to a new email address. Sign in with that one. If you did not change it, open the link in the email we sent you about it.',
  blocked: 'This account is blocked. If you think that is a mistake, please write to the school.',
  'code-invalid': 'That is not the code from the email. Check it and try again.',
  'code-needed': 'You asked for this link in another browser. Type the code from the email there.',
  'confirm-first': 'Nothing has changed yet. Confirm that it’s you, then try again.',
  'email-invalid': 'That does not look like an email address. It should look like name@example.org.',
  'identity-gone': 'That account is already unlinked.',
  'identity-removed': 'That account no longer signs you in. You can always sign in with a code by email.',
  'link-expired': 'This link or code has been used or has expired. Ask for a new one.',
  'mail-paused':
    'Too many people are asking for emails right now, so we have paused them. Use a passkey or a recovery code, or try again in an hour.',
  'passkey-added': 'You can now sign in with this device.',
  'passkey-cancelled': 'Your device did not finish. Try again, or sign in another way.',
  'passkey-expired': 'That took too long. Try again.',
  'passkey-failed': 'We could not check that passkey. Try again, or sign in another way.',
  'passkey-gone': 'That passkey is already removed.',
  'passkey-removed': 'That passkey no longer signs you in. You can delete it from your device, too.',
  'passkey-too-many': 'Your account can’t hold any more passkeys. Remove one first.',
  'passkey-unknown': 'We don’t recognize that passkey. It may have been removed. Sign in another way.',
  'provider-confirm':
    'You already have an account with this address. Type the code we emailed you to link the two.',
  'provider-declined': 'You did not sign in. You can continue without an account, or try again later.',
  'provider-email-unverified':
    'That service has not verified your email address. Sign in with a code by email instead.',
  'provider-failed': 'Signing in with that service did not work. Try again, or use your email address.',
  'provider-other-email':
    'That service has a different email address for you than this account. Sign out first to use it.',
  'provider-unavailable':
    'We can’t reach that service right now. Use your email address, or try again later.',
  'recovery-invalid': 'That address and code do not match. Check both. Each code works once.',
  required: 'Sign in first.',
  'session-ended': 'That device is signed out.',
  'session-gone': 'That device is already signed out.',
  'sessions-ended': 'You are now signed in only here.',
  'too-many-mails':
    'We have already sent several emails to this address. Check your inbox and spam folder, or try again in an hour.',
  'too-many-mails-here':
    'Your network has asked for too many emails. Use a passkey, or try again in an hour.',
} as const
