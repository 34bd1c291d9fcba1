const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether two origins lead to one place, however they are written: this machine has several names. */
export function isOneOrigin(one: string, other: string): boolean {
  return commonForm(one) === commonForm(other)
}

function commonForm(origin: string): string {
  const url = new URL(origin)
  if (thisMachine.has(url.hostname)) url.hostname = 'localhost'
  return url.origin
}
