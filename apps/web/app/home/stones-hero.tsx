import { Contours } from '#shared/ui/contours.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { HeroText } from './hero-text.tsx'

/** The beginning of the home page with a drawing. */
export function StonesHero() {
  return (
    <section className="hero">
      <Contours className="hero__contours" />
      <div className="hero__row">
        <HeroText />
        <Logo className="hero__stones" />
      </div>
    </section>
  )
}
