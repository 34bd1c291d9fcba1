import { trustLessonHtml } from '#lib/trusted-types.ts'

type LessonHtmlProps = { html: string; className?: string }

/**
 * The one place where HTML that is not React's own enters a page. It comes from the compiler, which lets
 * through an allow-list and nothing else; what campers write may be given to it as escaped text only.
 */
export function LessonHtml({ html, className }: LessonHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: trustLessonHtml(html) }} />
}
