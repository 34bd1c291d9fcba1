/** A text that a browser takes for safe because a policy made it; browsers without trusted types take any text. */
type Trusted = string & { readonly __trusted?: never }

type Rules = {
  createHTML?: (text: string) => string | null
  createScriptURL?: (address: string) => string | null
}
type Policy = { createHTML: (text: string) => Trusted }

declare global {
  /** Of browsers that know trusted types. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => Policy } | undefined
}

/** All policies there are: the content policy allows no other, so that no other code can make one. */
export const trustedTypeNames = ['lesson-html', 'default'] as const

/** The compiler has let through an allow-list and nothing else; what campers write comes as escaped text only. */
const lessonHtml = globalThis.trustedTypes?.createPolicy('lesson-html', { createHTML: (html) => html })

/** What React assigns itself before it fills a script element in; without content it can do nothing. */
const emptyScript = '<script></script>'

/** Where the compilers' thread comes from. */
const workerPath = /^\/runner-assets\/[\w-]+\/builder\/[\w-]+\.js$/

// Asked about every text that comes without a policy of its own. Null is a refusal.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === emptyScript ? html : null),
  createScriptURL: (address) => {
    const { origin, pathname } = new URL(address, location.href)
    return origin === location.origin && workerPath.test(pathname) ? address : null
  },
})

/**
 * The one place where HTML that is not React's own becomes part of a page. Give it what the compiler has made, and
 * nothing else.
 */
export function trustLessonHtml(html: string): string {
  return lessonHtml?.createHTML(html) ?? html
}
