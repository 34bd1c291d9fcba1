import {
  credentialVerdicts,
  escapeHtml,
  type IssuerKey,
  type Language,
  languages,
  type VerifierFacts,
} from '@cairn/contract'
import { wordsOf } from '#http/words-of.ts'

type VerifierPage = {
  keys: readonly IssuerKey[]
  /** The JSON of each status list, by its path. */
  statusLists: Readonly<Record<string, string>>
  script: string
  style: string
  language: Language
  now: Date
}

/** Checks certificates in a browser. All that it needs is in this one file, so that it outlives the school. */
export function verifierPage({ keys, statusLists, script, style, language, now }: VerifierPage): string {
  const { code, dateLocale, isRightToLeft } = languages[language]
  const say = (key: string, variables?: Record<string, string>) =>
    wordsOf(`credential.${key}`, variables, language)
  const shown = (key: string, variables?: Record<string, string>) => escapeHtml(say(key, variables))
  const ofVerifier = (key: string) => say(`verifier.${key}`)
  const date = now.toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone: 'UTC' })
  const school: VerifierFacts = {
    keys,
    statusLists,
    dateLocale,
    texts: {
      checking: say('checking'),
      failed: say('failed'),
      insecure: say('insecure'),
      holder: ofVerifier('holder'),
      nameless: ofVerifier('nameless'),
      certification: ofVerifier('certification'),
      earned: ofVerifier('earned'),
      school: ofVerifier('school'),
      verdicts: Object.fromEntries(
        credentialVerdicts.map((verdict) => [verdict, say(`verdict.${verdict}`)]),
      ) as VerifierFacts['texts']['verdicts'],
    },
  }
  return `<!doctype html>
<html lang="${code}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown('verifier.title')}</title><style>${style}</style></head>
<body><main><h1>${shown('verifier.title')}</h1>
<p>${shown('verifier.explanation')}</p>
<label>${shown('verifier.file')} <input id="file" type="file" accept=".json,.svg,.png"></label>
<p id="verdict" role="status"></p>
<dl id="facts"></dl>
<p>${shown('verifier.asOf', { date })} ${shown('verifier.save')}</p>
</main>
<script type="application/json" id="school">${JSON.stringify(school).replaceAll('<', String.raw`\u003c`)}</script>
<script>${script}</script></body>
</html>`
}
