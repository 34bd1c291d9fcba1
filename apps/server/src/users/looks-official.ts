import { shell } from '@cairn/locales/server'
import { skeletonOf } from './skeleton.ts'

/** Words for those who speak for a school. */
const offices = [
  'admin',
  'administration',
  'administrator',
  'helpdesk',
  'moderation',
  'moderator',
  'official',
  'security',
  'staff',
  'support',
  'sysadmin',
  'team',
  'webmaster',
]
const school = shell.product
/** Words that do not make such a name any different: `the-real-cairn`, `cairn-school`. */
const besides = [
  'academy',
  'account',
  'bot',
  'contact',
  'dev',
  'hello',
  'help',
  'hq',
  'info',
  'learn',
  'mod',
  'news',
  'real',
  'school',
  'the',
  'true',
]

const anyOf = (words: readonly string[]) => words.map(skeletonOf).join('|')
const claim = anyOf([...offices, school])
/** Only such words, at least one of which claims to speak for the school, and perhaps a number. */
const official = new RegExp(`^(?:${anyOf(besides)})*(?:${claim})(?:${claim}|${anyOf(besides)})*$`)

/** Whether a name could be mistaken for the school itself or its staff. */
export function looksOfficial(name: string): boolean {
  // Joining words can hide a doubled letter, as in `cairn-news`, so each part is also checked by itself.
  const parts = name.split(/[-_+]/).filter(Boolean)
  const withoutNumber = /[^\d_+-](?:.*[^\d_+-])?/.exec(name)?.[0] ?? ''
  const forms = [name, withoutNumber, withoutNumber.replaceAll(/\d/g, '')].map(skeletonOf)
  return [...forms, parts.map(skeletonOf).join('')].some((form) => official.test(form))
}
