/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}
