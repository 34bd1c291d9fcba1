import { administration } from './administration.ts'
import { analytics } from './analytics.ts'
import { authoring } from './authoring.ts'
import { automaticSignOut } from './automatic-sign-out.ts'
import { certificate, certifications } from './certificates.ts'
import { challenge } from './challenge.ts'
import { commandLine } from './command-line.ts'
import { compliments } from './compliments.ts'
import { credential } from './credentials.ts'
import { database } from './database.ts'
import { donate } from './donate.ts'
import { elsewhere } from './elsewhere.ts'
import { exam } from './exam.ts'
import { buttons, flash, signin } from './flash.ts'
import { frame } from './frame.ts'
import { frontEndProject } from './front-end-project.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { passkeys } from './passkeys.ts'
import { profile } from './profile.ts'
import { quiz } from './quiz.ts'
import { recoveryCodes } from './recovery-codes.ts'
import { scene } from './scene.ts'
import { review } from './review.ts'
import { search } from './search.ts'
import { sentForm } from './sent-form.ts'
import { server } from './server.ts'
import { blocked, emailSignUp, report, settings, unsubscribed } from './settings.ts'
import { sessions } from './sessions.ts'
import { shell } from './shell.ts'
import { signInScreen } from './sign-in-screen.ts'
import { confirmation, identities, signInSettings, undo } from './sign-in-settings.ts'
import { trophy } from './trophy.ts'
import { trouble } from './trouble.ts'
import { tutorial } from './tutorial.ts'
import { video } from './video.ts'

/** All messages in Ukrainian. */
export const uk = {
  administration,
  analytics,
  authoring,
  automaticSignOut,
  blocked,
  buttons,
  certificate,
  certifications,
  challenge,
  commandLine,
  compliments,
  confirmation,
  credential,
  database,
  donate,
  elsewhere,
  emailSignUp,
  exam,
  flash,
  frame,
  frontEndProject,
  home,
  identities,
  learn,
  passkeys,
  profile,
  quiz,
  recoveryCodes,
  report,
  review,
  scene,
  search,
  sentForm,
  server,
  sessions,
  settings,
  shell,
  signin,
  signInScreen,
  signInSettings,
  trophy,
  trouble,
  tutorial,
  undo,
  unsubscribed,
  video,
} as const
