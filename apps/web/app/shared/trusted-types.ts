/** Text that the browser accepts as safe because a policy made it; browsers without trusted types accept any text. */
type Trusted = string & { readonly __trusted?: never }

type Rules = {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}
type Policy = { createHTML: (text: string) => Trusted }

declare global {
  /** Only in browsers that support trusted types. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Policy } | undefined
}

/** All policies there are: the content policy allows no other, so no other code can make one. */
export const trustedTypeNames = ['lesson-html', 'default'] as const

/** The compiler has passed this HTML through an allow-list; campers' texts arrive as escaped text only. */
const lessonHtml = globalThis.trustedTypes?.createPolicy('lesson-html', { createHTML: (html) => html })

/** How React makes a script element; without content it can do nothing. */
const emptyScript = '<script></script>'

/**
 * Plain text makes no elements. React fills in the page's own scripts with it, which then never run, when something
 * else in the browser has changed the page, so that React has to draw all of it again.
 */
const isPlain = (html: string) => !html.includes('<')

/** Paths of a picture, which can do nothing: the icons of the video player (decision 50). */
const paths =
  /^(?:<path(?: (?:d|fill|fill-rule|clip-rule|stroke|stroke-width)="[\w #,.-]*")+ ?\/?>(?:<\/path>)?\s*)+$/

/** The address of the compilers' worker. */
const workerPath = /^\/runner-assets\/[\w-]+\/builder\/[\w-]+\.js$/

// Called for every text without a policy of its own. Null is a refusal.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === emptyScript || isPlain(html) || paths.test(html) ? html : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && workerPath.test(pathname) ? address : null
  },
})

/**
 * The only place where HTML that is not React's own becomes part of a page. Pass it the compiler's output and nothing
 * else.
 */
export function trustLessonHtml(html: string): string {
  return lessonHtml?.createHTML(html) ?? html
}
