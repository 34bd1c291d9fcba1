import { paths, withoutTrailingSlashes } from '@cairn/contract'

/**
 * Where the page of an earlier address is now (docs/reference/camper-pages.md, “Earlier addresses”); undefined if there
 * was none.
 */
export function newAddressOf(pathname: string): string | undefined {
  const [, first, ...rest] = withoutTrailingSlashes(pathname).split('/')
  if (first === 'challenges') {
    // It led to the lesson after the last one, which is the first thing on the page of all courses.
    return rest.length === 0 || rest[0] === 'current-challenge'
      ? paths.learn
      : `${paths.learn}/${rest.join('/')}`
  }
  if (first === 'get-certification') {
    const [slug = ''] = rest
    return rest.length === 1 && /^[a-z0-9-]+$/.test(slug)
      ? paths.certificationClaim(slug)
      : paths.settingsOf('certifications')
  }
  const [username] = rest
  return first === 'user' && username !== undefined && rest.length === 1 ? paths.profile(username) : undefined
}
