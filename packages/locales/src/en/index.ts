import { authoring } from './authoring.ts'
import { challenge } from './challenge.ts'
import { compliments } from './compliments.ts'
import { encouragements } from './encouragements.ts'
import { buttons, flash, signin } from './flash.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { profile } from './profile.ts'
import { server } from './server.ts'
import { shell } from './shell.ts'
import { signInScreen } from './sign-in-screen.ts'

/** All messages in English, the language that every other falls back to. */
export const en = {
  authoring,
  buttons,
  challenge,
  compliments,
  encouragements,
  flash,
  home,
  learn,
  profile,
  server,
  shell,
  signin,
  signInScreen,
} as const
