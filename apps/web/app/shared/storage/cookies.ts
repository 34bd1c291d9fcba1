/** The value of a cookie that scripts may read. One that is not of our form, which other hosts may set, does not count. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  try {
    return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
  } catch {
    return undefined
  }
}
