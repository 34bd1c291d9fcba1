import { Topic } from './topic.ts'

/** A mail was handed to the mail server, or was not: then it is tried again, or given up. */
export const mailTried = new Topic<{ outcome: 'sent' | 'postponed' | 'given-up' }>('cairn.mail')

/** A camper has signed in, in any way. */
export const signedIn = new Topic<undefined>('cairn.sign-in')

/** A camper has completed a lesson for the first time. */
export const lessonCompleted = new Topic<undefined>('cairn.completion')

/** A job was done, or has to be tried again. */
export const jobTried = new Topic<{ queue: string; isDone: boolean }>('cairn.job')

/** A page has opened or closed its stream of news. */
export const streamChanged = new Topic<{ by: 1 | -1 }>('cairn.stream')
