import { type Messages, textsOf } from '@cairn/locales'

export type CatalogPart = 'first' | 'rest'

/**
 * What home, the courses and a lesson with an editor show before anything is pressed, by the beginnings of the keys. The
 * longest that fits decides; all others are of the rest (decision 66).
 */
const parts: Readonly<Record<string, CatalogPart>> = {
  shell: 'first',
  'shell.notFound': 'rest',
  'shell.moved': 'rest',
  'shell.signOutDialog': 'rest',
  'shell.waiting': 'rest',
  'shell.closeMessage': 'rest',
  frame: 'first',
  'frame.staging': 'rest',
  elsewhere: 'first',
  'search.title': 'first',
  'exam.facts': 'first',
  home: 'first',
  learn: 'first',
  'review.link': 'first',
  challenge: 'first',
  'challenge.actual': 'rest',
  'challenge.because': 'rest',
  'challenge.conflict': 'rest',
  'challenge.console': 'rest',
  'challenge.console.clear': 'first',
  'challenge.console.empty': 'first',
  'challenge.console.title': 'first',
  'challenge.difference': 'rest',
  'challenge.done': 'rest',
  'challenge.expected': 'rest',
  'challenge.finished': 'rest',
  'challenge.help': 'rest',
  'challenge.help.more': 'first',
  'challenge.help.open': 'first',
  'challenge.project.close': 'rest',
  'challenge.projectForm': 'rest',
  'challenge.questions': 'rest',
  'challenge.refused': 'rest',
  'challenge.resetDialog': 'rest',
  'challenge.settings': 'rest',
  'challenge.settings.open': 'first',
  'challenge.sorry': 'rest',
  'challenge.sources': 'rest',
  'challenge.speaking': 'rest',
  'challenge.stopped': 'rest',
  'challenge.summary': 'rest',
  'challenge.timedOut': 'rest',
  'trouble.open': 'first',
  'donate.alert': 'first',
  'donate.beta': 'first',
  'donate.name': 'first',
  'commandLine.loading': 'first',
  'commandLine.timeout': 'first',
  'database.loading': 'first',
  'database.stopped': 'first',
  'database.timeout': 'first',
}

/** The texts of one part of a catalog by their whole keys. */
export function textsOfPart(messages: Messages, part: CatalogPart) {
  return Object.fromEntries([...textsOf(messages)].filter(([key]) => partOf(key) === part))
}

/** The part of a catalog that has the text of a key. */
export function partOf(key: string): CatalogPart {
  const names = key.split('.')
  const fitting = names.map((_, index) => names.slice(0, names.length - index).join('.'))
  return fitting.map((start) => parts[start]).find((part) => part !== undefined) ?? 'rest'
}
