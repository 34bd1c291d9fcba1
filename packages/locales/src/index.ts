export { recoveryMail, signInMail } from './en/mail.ts'
export { en } from './en/index.ts'
