import { z } from '@cairn/contract'

const Address = z.url({ protocol: /^https?$/ })

/** `Our story https://school.example/about`: an address with an optional text before it; null for anything else. */
export function readFooterLink(value: string): { url: string; text: string | null } | null {
  const words = value.trim().split(/\s+/)
  const address = Address.safeParse(words.pop())
  return address.success ? { url: address.data, text: words.join(' ') || null } : null
}
