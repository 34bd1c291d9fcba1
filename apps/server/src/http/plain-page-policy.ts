import { createHash } from 'node:crypto'

/** The content policy of a page that is text, links and its own style sheet, and runs nothing. */
export function plainPagePolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
