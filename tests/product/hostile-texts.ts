/** The effect of a text that is run as code: it leaves a mark in the page. */
const act = 'top.canary=1'

const bare = [
  `<script>${act}</script>`,
  `<img src=x onerror=${act}>`,
  `<svg onload=${act}>`,
  `<svg><script>${act}</script></svg>`,
  `<body onload=${act}>`,
  `<details open ontoggle=${act}>`,
  `<input autofocus onfocus=${act}>`,
  `<video><source onerror=${act}></video>`,
  `<iframe srcdoc="<script>${act}</script>"></iframe>`,
  `<iframe src="javascript:${act}"></iframe>`,
  `<a href="javascript:${act}">x</a>`,
  `<math><mtext><img src=x onerror=${act}>`,
  `<IMG SRC=x OnErRoR=${act}>`,
  `<img/src=x/onerror=${act}>`,
  `<style>@import "javascript:${act}"</style>`,
  `&lt;script&gt;${act}&lt;/script&gt;`,
  `\\u003cscript\\u003e${act}\\u003c/script\\u003e`,
  `{{constructor.constructor('${act}')()}}`,
  `\${${act}}`,
  `javascript:${act}`,
  ` onmouseover=${act} x=`,
] as const

const before = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '`',
  '--></',
  '</title>',
  '</textarea>',
  '</script>',
  '</style>',
  ']]>',
  '\\',
]
const after = ['', '<!--', ' "']

/** More than five hundred texts that have run as code somewhere (docs/reference/security.md, “Stored texts”). */
export const hostileTexts: readonly string[] = bare.flatMap((text) =>
  before.flatMap((prefix) => after.map((suffix) => prefix + text + suffix)),
)
