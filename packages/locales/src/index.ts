export {
  accountChangedMail,
  confirmationMail,
  congratulationMail,
  emailChangeMail,
  emailTakenMail,
  reportMail,
  signInMail,
  takenBackMail,
} from './en/mail.ts'
export { en } from './en/index.ts'
