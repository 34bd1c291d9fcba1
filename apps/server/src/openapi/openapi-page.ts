import {
  type Access,
  type Endpoint,
  endpoints,
  escapeHtml,
  type FlashKey,
  userTokenHeader,
  z,
} from '@cairn/contract'
import { wordsOf } from '#http/words-of.ts'

/** The page's entire style sheet. */
export const openApiPageStyle =
  'body{font:1rem/1.5 system-ui;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}pre{overflow:auto;background:#f3f1ec;padding:.75rem}section{border-block-start:1px solid #ccc}dt{font-weight:600}@media(prefers-color-scheme:dark){body{background:#14142b;color:#eee}pre{background:#23233f}a{color:#9cf}}'

/** The content of the OpenAPI document, for people. */
export function openApiPage(): string {
  const sorted = endpoints.toSorted((one, other) => one.path.localeCompare(other.path))
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API of Cairn</title><style>${openApiPageStyle}</style></head>
<body><main><h1>The API of Cairn</h1>
<p>All calls to the school, with what they take and return. For programs: <a href="/documentation/json">OpenAPI</a>.
A call that changes something needs the header <code>CSRF-Token</code> with the value of the cookie <code>csrf_token</code>,
which every answer sets.</p>
${sorted.map(sectionOf).join('\n')}
</main></body>
</html>`
}

const callers: Readonly<Record<Access, string>> = {
  public: 'For everyone.',
  camper: 'For signed-in campers.',
  'user-token': `For programs: the header <code>${userTokenHeader}</code> has a camper’s token. No cookie is needed.`,
}

function sectionOf({ method, path, access, ...parts }: Endpoint): string {
  const { params, query, body, ok, okStatus = 200, refusals } = parts
  const refused = Object.entries(refusals).map(
    ([key, status]) => `<dt>${status} ${key}</dt><dd>${escapeHtml(wordsOf(key as FlashKey))}</dd>`,
  )
  return `<section><h2>${method} <code>${escapeHtml(path)}</code></h2>
<p>${callers[access]}</p>
${params ? `<h3>Path</h3>${schemaOf(params)}` : ''}${query ? `<h3>Query</h3>${schemaOf(query)}` : ''}${body ? `<h3>Body</h3>${schemaOf(body)}` : ''}
<h3>Answer ${okStatus}</h3>${schemaOf(ok)}
${refused.length > 0 ? `<h3>Refusals</h3><dl>${refused.join('')}</dl>` : ''}</section>`
}

function schemaOf(schema: z.ZodMiniType): string {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12' })
  return `<details><summary>Schema</summary><pre>${escapeHtml(JSON.stringify(rest, null, 2))}</pre></details>`
}
