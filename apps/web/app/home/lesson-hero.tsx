import { FirstLesson } from '#home/first-lesson/first-lesson.tsx'
import { HeroText } from './hero-text.tsx'

/** The beginning of the home page with a lesson to try. */
export function LessonHero() {
  return (
    <section className="hero">
      <div className="hero__row hero__row--lesson">
        <HeroText />
        <FirstLesson />
      </div>
    </section>
  )
}
