export {
  confirmationMail,
  congratulationMail,
  emailChangedMail,
  emailChangeMail,
  emailTakenMail,
  recoveryMail,
  reportMail,
  signInMail,
} from './en/mail.ts'
export { en } from './en/index.ts'
