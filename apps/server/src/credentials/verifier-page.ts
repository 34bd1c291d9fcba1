import { credentialVerdicts, escapeHtml, type IssuerKey, type Language, languages } from '@cairn/contract'
import { wordsOf } from '#http/words-of.ts'

/** The page's entire style sheet. */
export const verifierStyle =
  'body{font:1.1rem/1.6 system-ui;max-inline-size:42rem;margin:2rem auto;padding-inline:1rem;color:#1b1b32;background:#fff}label{display:grid;grid-template-columns:minmax(0,1fr);gap:.5rem;font-weight:600}input{font:inherit;min-inline-size:0;inline-size:100%}#verdict{padding:1rem;border-inline-start:.4rem solid #5a5a7a;background:#f3f1ec}#verdict:empty{display:none}#verdict[data-verdict=valid]{border-color:#1d7a4b}#verdict[data-verdict]:not([data-verdict=""],[data-verdict=valid]){border-color:#b3261e}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{font-weight:600}dd{margin:0;overflow-wrap:anywhere}@media(prefers-color-scheme:dark){body{background:#0a0a23;color:#f3f1ea}#verdict{background:#1b1b32}}'

type VerifierPage = {
  keys: readonly IssuerKey[]
  /** The JSON of each status list, by its path. */
  statusLists: Readonly<Record<string, string>>
  script: string
  language: Language
  now: Date
}

/** Checks certificates in a browser. All that it needs is in this one file, so that it outlives the school. */
export function verifierPage({ keys, statusLists, script, language, now }: VerifierPage): string {
  const { code, dateLocale, isRightToLeft } = languages[language]
  const say = (key: string, variables?: Record<string, string>) =>
    wordsOf(`credential.${key}`, variables, language)
  const shown = (key: string, variables?: Record<string, string>) => escapeHtml(say(key, variables))
  const ofVerifier = (key: string) => say(`verifier.${key}`)
  const date = now.toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone: 'UTC' })
  const school = {
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
      verdicts: Object.fromEntries(credentialVerdicts.map((verdict) => [verdict, say(`verdict.${verdict}`)])),
    },
  }
  return `<!doctype html>
<html lang="${code}"${isRightToLeft ? ' dir="rtl"' : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${shown('verifier.title')}</title><style>${verifierStyle}</style></head>
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
