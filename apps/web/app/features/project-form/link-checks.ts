import { type ChallengeType, challengeTypes, isLink, withoutTrailingSlashes } from '@cairn/contract'

/** What is wrong with a link, by the keys of behaviours.md §4; `not-a-link` is ours. */
export type LinkWarning =
  | 'not-a-link'
  | 'editor-url'
  | 'own-work-url'
  | 'http-url'
  | 'publicly-visible-url'
  | 'path-url'
  | 'source-code-link-required'
  | 'source-code-link-public'

/** Where code is written, and not where it is shown: hosts, and how the paths begin that are meant. */
const editors = [
  ['replit.com', '/@'],
  ['repl.it', '/@'],
  ['glitch.com', '/edit'],
  ['codesandbox.io', '/s/'],
  ['codesandbox.io', '/p/'],
  ['stackblitz.com', '/edit'],
  ['gitpod.io', '/'],
  ['github.dev', '/'],
] as const

const ownMachine = /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])/

/** Their tests speak to a server, which may run on the camper's own machine. */
const serverTypes: ReadonlySet<number> = new Set([challengeTypes.backend, challengeTypes.backEndProject])

/** In Python's projects the editor is where the work can be seen. */
const typesWithEditorLinks: ReadonlySet<number> = new Set([
  challengeTypes.pythonProject,
  challengeTypes.colab,
])

/** Whether the tests of a type are asked of the learner's own server. */
export function isServerType(type: ChallengeType): boolean {
  return serverTypes.has(type)
}

export function needsSourceLink(type: ChallengeType): boolean {
  return type === challengeTypes.backEndProject
}

/** What stands against a link to a project; `shown`: the lesson's text, whose example is not the camper's own. */
export function checkSolution(link: string, type: ChallengeType, shown: string): LinkWarning | undefined {
  if (!isLink(link)) return 'not-a-link'
  const { protocol, host, pathname } = new URL(link)
  const isLocal = ownMachine.test(host)
  if (isEditor(link) && !typesWithEditorLinks.has(type)) return 'editor-url'
  if (isShown(link, shown)) return 'own-work-url'
  if (isLocal && !serverTypes.has(type)) return 'publicly-visible-url'
  if (protocol === 'http:' && !serverTypes.has(type)) return 'http-url'
  if (serverTypes.has(type) && pathname !== '/') return 'path-url'
  return undefined
}

/** What stands against a link to the source of a project that needs one. */
export function checkSource(link: string): LinkWarning | undefined {
  if (link === '') return 'source-code-link-required'
  if (!isLink(link)) return 'not-a-link'
  return ownMachine.test(new URL(link).host) || isEditor(link) ? 'source-code-link-public' : undefined
}

/** A server that answers without TLS can be reached by anybody between; said, but not refused. */
export function isUnprotected(link: string, type: ChallengeType): boolean {
  return serverTypes.has(type) && isLink(link) && new URL(link).protocol === 'http:'
}

/** Whether the lesson itself leads to the same page. */
function isShown(link: string, html: string): boolean {
  const { host, pathname } = new URL(link)
  return [...html.matchAll(/href="(?<href>https?:\/\/[^"]+)"/g)].some(({ groups }) => {
    const href = groups?.['href'] ?? ''
    if (!URL.canParse(href)) return false
    const example = new URL(href)
    return (
      example.host === host && withoutTrailingSlashes(example.pathname) === withoutTrailingSlashes(pathname)
    )
  })
}

function isEditor(link: string): boolean {
  const { host, pathname } = new URL(link)
  return editors.some(
    ([editor, path]) => `.${host}`.endsWith(`.${editor}`) && pathname.toLowerCase().startsWith(path),
  )
}
