/** 128 random bits as 32 hexadecimal digits; unlike `crypto.randomUUID`, also in a browser on a page without TLS. */
export function randomNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
