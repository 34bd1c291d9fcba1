import {
  type Challenge,
  type ChallengeType,
  challengeTypes,
  isLink,
  isOwnMachine,
  withoutTrailingSlashes,
} from '@cairn/contract'

/** Keys of what is wrong with a link (docs/reference/workshop.md, “Project links”). */
export type LinkWarning =
  | 'not-a-link'
  | 'editor-url'
  | 'own-work-url'
  | 'http-url'
  | 'publicly-visible-url'
  | 'path-url'
  | 'source-code-link-required'
  | 'source-code-link-public'

/** Hosts and path prefixes of pages on which code is edited rather than shown. */
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

/** Their tests talk to a server, which may run on the camper's own machine. */
const serverTypes: ReadonlySet<number> = new Set([challengeTypes.backend, challengeTypes.backEndProject])

/** In Python projects the editor is where the work can be seen. */
const typesWithEditorLinks: ReadonlySet<number> = new Set([
  challengeTypes.pythonProject,
  challengeTypes.colab,
])

/** Whether tests of this type call the learner's own server. */
export function isServerType(type: ChallengeType): boolean {
  return serverTypes.has(type)
}

export function needsSourceLink(type: ChallengeType): boolean {
  return type === challengeTypes.backEndProject
}

type Links = { solution: string; githubLink: string }
type Warnings = { solution: LinkWarning | undefined; source: LinkWarning | undefined }

/** What is wrong with the links to a project, as they were typed. */
export function checkLinks({ solution, githubLink }: Links, challenge: Challenge): Warnings {
  const { challengeType, description, instructions } = challenge
  const shown = description + instructions
  return {
    solution: checkSolution(solution.trim(), challengeType, shown),
    source: needsSourceLink(challengeType) ? checkSource(githubLink.trim(), shown) : undefined,
  }
}

/** What is wrong with a project's link. `shown`: the lesson's text, whose example must not be submitted. */
export function checkSolution(link: string, type: ChallengeType, shown: string): LinkWarning | undefined {
  if (!isLink(link)) return 'not-a-link'
  const { protocol, pathname } = new URL(link)
  const isLocal = isOwnMachine(link)
  if (isEditor(link) && !typesWithEditorLinks.has(type)) return 'editor-url'
  if (isShown(link, shown)) return 'own-work-url'
  if (isLocal && !serverTypes.has(type)) return 'publicly-visible-url'
  if (protocol === 'http:' && !serverTypes.has(type)) return 'http-url'
  if (serverTypes.has(type) && pathname !== '/') return 'path-url'
  return undefined
}

/** What is wrong with the link to the source of a project that needs one; `shown` as above. */
export function checkSource(link: string, shown: string): LinkWarning | undefined {
  if (link === '') return 'source-code-link-required'
  if (!isLink(link)) return 'not-a-link'
  if (isShown(link, shown)) return 'own-work-url'
  return isOwnMachine(link) || isEditor(link) ? 'source-code-link-public' : undefined
}

/** Traffic without TLS can be read and changed on its way to another machine; this is a warning, not an error. */
export function isUnprotected(link: string, type: ChallengeType): boolean {
  return serverTypes.has(type) && isLink(link) && !isOwnMachine(link) && new URL(link).protocol === 'http:'
}

/** Whether the lesson itself links to the same page. */
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
