import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { trustLessonHtml } from '#shared/trusted-types.ts'

type LessonHtmlProps = { html: string; className?: string }

/**
 * The only component that inserts HTML that is not React's own. It comes from the compiler, which passes it through an
 * allow-list; campers' texts may be given to it as escaped text only.
 */
export function LessonHtml({ html, className }: LessonHtmlProps) {
  return (
    <div
      {...useLessonLanguage()}
      className={className}
      dangerouslySetInnerHTML={{ __html: trustLessonHtml(html) }}
    />
  )
}
