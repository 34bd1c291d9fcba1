import { defaultSchema, type Schema } from 'hast-util-sanitize'

/** What a lesson's text may contain. Everything else is removed: scripts, styles, handlers, foreign frames. */
export const htmlAllowList: Schema = {
  ...defaultSchema,
  tagNames: [
    ...(defaultSchema.tagNames ?? []).filter((name) => name !== 'input'),
    'abbr',
    'button',
    'dfn',
    'figcaption',
    'figure',
    'mark',
    'u',
  ],
  attributes: {
    ...defaultSchema.attributes,
    '*': ['lang', 'dir', 'title', 'translate'],
    a: ['href', 'title'],
    code: [['className', /^language-[\w-]+$/]],
    img: ['src', 'alt', 'width', 'height'],
    li: [],
    ol: ['start', 'type', 'reversed'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'], cite: ['http', 'https'] },
  // Ids in a lesson's text could shadow the page's own (DOM clobbering).
  clobber: [],
  strip: ['script', 'style', 'iframe', 'object', 'template'],
}
