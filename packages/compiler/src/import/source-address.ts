import { basename } from 'node:path'

const url = /^(?:https?|ssh|git|file):\/\//
/** As git writes an address for SSH: `git@host:owner/lessons.git`. */
const shortForm = /^[\w.-]+@(?<host>[\w.-]+):(?<path>[^:]+)$/

/** Whether this is the address of a git repository and not a folder. */
export function isGitAddress(source: string): boolean {
  return url.test(source) || shortForm.test(source)
}

/** The page where readers find a repository, without the secrets that its address may have; undefined for a local one. */
export function pageOfRepository(address: string): string | undefined {
  const { host, path } = shortForm.exec(address)?.groups ?? {}
  const found = host === undefined ? URL.parse(address) : URL.parse(`ssh://${host}/${path}`)
  if (!found || found.hostname === '' || found.protocol === 'file:') return undefined
  const protocol = found.protocol === 'http:' ? 'http:' : 'https:'
  const port = /^https?:$/.test(found.protocol) && found.port ? `:${found.port}` : ''
  return `${protocol}//${found.hostname}${port}${withoutEnding(found.pathname)}`
}

/** How a source is called unless its importer says otherwise: `owner/lessons`, or the name of its folder. */
export function nameOfSource(source: string): string {
  const page = isGitAddress(source) ? pageOfRepository(source) : undefined
  if (page !== undefined) return decoded(new URL(page).pathname.slice(1)) || new URL(page).hostname
  return basename(withoutEnding(source))
}

/** A percent sign may stand for itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

/** Without `.git` and slashes at its end. */
function withoutEnding(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const bare = path.slice(0, end)
  return bare.endsWith('.git') ? bare.slice(0, -'.git'.length) : bare
}
