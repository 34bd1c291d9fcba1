export { emailChangedMail, emailChangeMail, emailTakenMail, reportMail, signInMail } from './en/mail.ts'
export { en } from './en/index.ts'
