import { escapeHtml, type Language, languages } from '@cairn/contract'
import { wordsOf } from '#http/words-of.ts'
import type { Mail } from './mailer.ts'

/** The page's entire style sheet. */
export const outboxStyle = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid; border-radius: 8px; padding: 0 1rem; margin: 1rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere }`

/** The mails as an HTML page with clickable links. */
export function outboxPage(mails: readonly (Mail & { createdAt: Date })[], language: Language): string {
  const { code, isRightToLeft } = languages[language]
  const [title, explanation, empty] = (['title', 'explanation', 'empty'] as const).map((name) =>
    wordsOf(`server.outbox.${name}`, {}, language),
  )
  const articles = mails.map(
    ({ recipient, subject, body, createdAt }) => `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p>${escapeHtml(recipient)} · <time>${createdAt.toISOString()}</time></p>
<pre dir="auto">${withLinks(body)}</pre>
</article>`,
  )
  return `<!doctype html>
<html lang="${code}" dir="${isRightToLeft ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${outboxStyle}</style></head>
<body><h1>${title}</h1><p>${explanation}</p>${articles.join('\n') || `<p>${empty}</p>`}</body>
</html>`
}

function withLinks(text: string): string {
  // `split` puts what the group matched at every second position.
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/).map((part) => escapeHtml(part))
  return parts.map((part, index) => (index % 2 === 0 ? part : `<a href="${part}">${part}</a>`)).join('')
}
