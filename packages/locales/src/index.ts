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
export { encouragements } from './en/encouragements/encouragements.ts'
export type { Quotation } from './en/encouragements/quotation.ts'
