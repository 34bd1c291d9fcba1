import { authoring } from './authoring.ts'
import { challenge } from './challenge.ts'
import { compliments } from './compliments.ts'
import { encouragements } from './encouragements.ts'
import { buttons, flash, signin } from './flash.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { profile } from './profile.ts'
import { server } from './server.ts'
import { blocked, emailSignUp, report, settings, unsubscribed } from './settings.ts'
import { shell } from './shell.ts'
import { signInScreen } from './sign-in-screen.ts'

/** All messages in English, the language that every other falls back to. */
export const en = {
  authoring,
  blocked,
  buttons,
  challenge,
  compliments,
  encouragements,
  emailSignUp,
  flash,
  home,
  learn,
  profile,
  report,
  server,
  settings,
  shell,
  signin,
  signInScreen,
  unsubscribed,
} as const
